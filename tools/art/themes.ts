/** The four high symbols of each motif, best first. `gem` becomes a stone that its sister games do not have. */
export const themes: Record<string, readonly [string, string, string, string]> = {
  pharaoh: ['ankh', 'scarab', 'goblet', 'gem'],
  kraken: ['chest', 'anchor', 'shell', 'gem'],
  anvil: ['swords', 'shield', 'horseshoe', 'gem'],
  apple: ['bell', 'plum', 'cherry', 'lemon'],
  comet: ['planet', 'moon', 'compass', 'gem'],
  citadel: ['crown', 'shield', 'key', 'gem'],
  dragon: ['goblet', 'shield', 'coin', 'gem'],
  clockwork: ['hourglass', 'gear', 'key', 'gem'],
  mask: ['feather', 'sun', 'goblet', 'gem'],
  wolf: ['axe', 'moon', 'horn', 'gem'],
  viking: ['axe', 'shield', 'horn', 'gem'],
  skull: ['badge', 'ace', 'horseshoe', 'gem'],
  samurai: ['katanas', 'fan', 'lantern', 'gem'],
  phoenix: ['feather', 'sun', 'goblet', 'gem'],
  mech: ['gear', 'planet', 'shield', 'gem'],
  chest: ['compass', 'helm', 'anchor', 'gem'],
  crown: ['bell', 'bar', 'cherry', 'gem'],
  lotus: ['fan', 'lantern', 'shell', 'gem'],
  horse: ['trophy', 'horseshoe', 'bell', 'gem'],
  fish: ['helm', 'anchor', 'shell', 'gem'],
  sevens: ['bell', 'bar', 'melon', 'plum'],
  reels: ['gem-diamond', 'gem-ruby', 'gem-emerald', 'gem-sapphire'],
  rocket: ['planet', 'moon', 'gear', 'gem'],
  plane: ['trophy', 'compass', 'gear', 'gem'],
};
/** Stones, in the order in which sister games take them. */
export const stones = ['ruby', 'emerald', 'sapphire', 'amethyst', 'topaz', 'diamond'] as const;

/** Metals that suit a palette: of the royals, and of the scatter medal. */
export const metals: Record<string, { finish: string; medal: string }> = {
  ember: { finish: 'gilded', medal: 'gold' },
  desert: { finish: 'gilded', medal: 'gold' },
  noir: { finish: 'gilded', medal: 'gold' },
  citrus: { finish: 'gilded', medal: 'gold' },
  bordeaux: { finish: 'gilded', medal: 'gold' },
  frost: { finish: 'silver', medal: 'silver' },
  moon: { finish: 'silver', medal: 'silver' },
  royal: { finish: 'silver', medal: 'gold' },
  sky: { finish: 'silver', medal: 'copper' },
  abyss: { finish: 'bronze', medal: 'gold' },
  jade: { finish: 'bronze', medal: 'gold' },
  felt: { finish: 'bronze', medal: 'copper' },
  toxic: { finish: 'bronze', medal: 'silver' },
  dusk: { finish: 'onyx', medal: 'copper' },
  orchid: { finish: 'onyx', medal: 'silver' },
  rust: { finish: 'onyx', medal: 'copper' },
};
