/** The invented studios; their marks are in `lib/studios.ts`. */
export const gameStudios = [
  'Halden Forge',
  'Kestrel Play',
  'Ninepin',
  'Velvet Orbit',
  'Tallow & Co',
  'Brightwater',
  'Quarry Lane',
  'Sable Quay',
  'Lanternfold',
  'Marrow & Pine',
  'Gullstone',
  'Tessera House',
  'Copperline',
  'Ninth Pier',
  'Oakmoss',
  'Wrenfield',
  'Ember & Ash',
  'Saltfield',
] as const;

/** Studios of the live tables. */
export const liveStudios = ['Northing Rooms', 'Juniper Cross'] as const;
