/** The name on the box. */
export default 'Dominant Species: Marine';
