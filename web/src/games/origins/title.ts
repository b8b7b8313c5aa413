/** The name on the box. */
export default 'Bios: Origins';
