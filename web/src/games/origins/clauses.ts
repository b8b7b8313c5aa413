/** Where the rules explain things. */

export const EFFECT_CLAUSE: Partial<Record<string, string>> = {
  specialise: 'G1.1',
  invent: 'G2.1',
  library: 'G3.1',
  elect: 'G4.1',
  spread: 'G6.1',
  domesticate: 'G7a.1',
  cultivate: 'G7b.1',
  mine: 'G7c.1',
  'mine-luxury': 'G7d.1',
  'mine-metal': 'G7d.1',
  trade: 'J3a.1',
  preach: 'J3b.1',
  war: 'J3c.1',
  enslave: 'J3d.1',
  exogamy: 'J5a.1',
  racism: 'J5b.1',
  'cold-war': 'J5c.1',
  artisan: 'J5d.1',
  constitution: 'J5e.1',
  science: 'J5h.1',
  pseudoscience: 'J5i.1',
  encephalise: 'G9a.1',
  abstract: 'G9b.1',
  art: 'G9c.1',
  pray: 'G9d.1',
  tech: 'G9e.1',
  reduce: 'G9f.1',
  purge: 'G9g.1',
  demagogue: 'G9h.1',
  chaos: 'D2.1',
};

export const FATE_CLAUSE: Partial<Record<string, string>> = {
  cooling: 'E1c.1',
  warming: 'E1d.1',
  deforestation: 'E1e.1',
  reforestation: 'E1f.1',
  'human-disease': 'E1a.1',
  'animal-disease': 'E1a.2',
  catastrophe: 'E1b.1',
  pollution: 'E1g.1',
  famine: 'E1h.1',
  crisis: 'E1i.1',
  'left-dictator': 'E1j.1',
  'right-dictator': 'E1j.1',
};

export const TRACK_CLAUSE: Partial<Record<string, string>> = {
  footprint: 'H1a.2',
  energy: 'G6a.1',
  metallurgy: 'D1c.1',
  immunology: 'E1a.1',
  maritime: 'G6b.1',
  information: 'G1.1',
};

export const SCORE_CLAUSE: Partial<Record<string, string>> = {
  culture: 'I1a.1',
  politics: 'I2a.1',
  industry: 'I3a.1',
};

export const MEASURE_CLAUSE: Partial<Record<string, string>> = {
  mysticism: 'D1d.1',
  urbanisation: 'D1d.2',
  diversity: 'D1d.3',
};

export const STAT_CLAUSE: Partial<Record<string, string>> = {
  ...MEASURE_CLAUSE,
  elders: 'B4b.1',
  emissaries: 'B4c.1',
  dissidents: 'B5.1',
  supply: 'B5.2',
  blocks: 'B6.1',
  range: 'G6a.1',
};

export const CLIMATE_CLAUSE = 'B8a.1';
