/** Made by terms.plugin.ts. */
declare module 'virtual:terms/*' {
  const data: import('./primer/terms').TermData;
  export default data;
}
