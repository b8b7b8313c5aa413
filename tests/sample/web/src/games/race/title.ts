/** The name on the box; in languages that are not here it is the English one. */
export default { en: 'Race' };
