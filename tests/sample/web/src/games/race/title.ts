/** The name on the box. */
export default 'Race';
