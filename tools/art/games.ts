/** The slot games with their own stages and wilds. `catalogue.ts` adds all other games. */
import type { GameCategory } from '@playfront/api-contract';

type SlotModel = 'five-reels' | 'three-reels' | 'high-seas';
export interface Game {
  slug: string;
  name: string;
  /** Set here, or chosen with the spec. */
  studio?: string;
  motif: string;
  /** The drawing of the motif; the first by default. */
  pose?: string;
  /** A backdrop that suits the name; by default any backdrop of the motif. */
  place?: string;
  /** The rules of the game, a model of `libs/game-math`; undefined if they do not exist yet. */
  model?: string;
  /** Determines the lobby's order; higher is more popular. */
  popularity: number;
  /** Age at seeding, so that a new installation always has new games. */
  releasedDaysAgo: number;
  top: boolean;
  /** The categories, by default slots. The first one determines the rules. */
  categories?: readonly GameCategory[];
  features?: readonly string[];
  /** Set for a live table: its number of seats and language. */
  live?: { seats: number | null; language: string };
}

/** Lower-case ASCII words joined by hyphens: `Tallow & Co` becomes `tallow-and-co`. @throws {Error} for a name in another script, which needs an explicit slug. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll("'", '').replaceAll('&', 'and').toLowerCase();
  if (/[^\p{ASCII}]/u.test(plain)) throw new Error(`${name} needs an explicit slug in Latin letters`);
  return plain.replaceAll(/[^a-z0-9]+/g, '-');
}

/** Splits `dragon/wings` into motif and pose; a motif without a pose uses its first drawing. */
export function shownBy(key: string): Pick<Game, 'motif' | 'pose'> {
  const [motif = '', pose] = key.split('/');
  return pose === undefined ? { motif } : { motif, pose };
}

interface Extra {
  top?: boolean;
  place?: string;
}
const game = (
  name: string,
  studio: string,
  motif: string,
  model: SlotModel,
  popularity: number,
  releasedDaysAgo: number,
  { top = false, place }: Extra = {},
): Game => ({ slug: slugOf(name), name, studio, ...shownBy(motif), model, popularity, releasedDaysAgo, top, ...(place ? { place } : {}) });

const list: Game[] = [
  game('Kraken Parlour', 'Halden Forge', 'kraken', 'high-seas', 9790, 151, { place: 'undersea' }),
  game('Sun Vizier', 'Brightwater', 'pharaoh', 'five-reels', 9693, 324, { place: 'desert' }),
  game('Sevenfold Row', 'Gullstone', 'sevens', 'three-reels', 9559, 497),
  game('Hall of Garm', 'Velvet Orbit', 'wolf', 'five-reels', 9479, 12, { place: 'hall' }),
  game('Drowned Hoard', 'Lanternfold', 'chest', 'high-seas', 9362, 843, { place: 'undersea' }),
  game('Wyrm Ledger', 'Kestrel Play', 'dragon', 'high-seas', 9299, 136),
  game('Clockwork Heist', 'Quarry Lane', 'clockwork', 'five-reels', 9199, 31),
  game('Crown Hours', 'Tessera House', 'crown', 'three-reels', 9062, 482),
  game('Ronin Promise', 'Tallow & Co', 'samurai', 'five-reels', 8979, 655),
  game('Tackle Bay', 'Marrow & Pine', 'fish', 'five-reels', 8859, 5),
  game('Apex Ignition', 'Ninepin', 'rocket', 'five-reels', 8793, 121),
  game('Longship Oath', 'Sable Quay', 'viking', 'high-seas', 8690, 294, { place: 'aurora' }),
  game('Mask of Tupari', 'Ninepin', 'mask', 'five-reels', 8550, 467),
  game('Prism Parlour', 'Sable Quay', 'reels', 'three-reels', 8464, 24),
  game('Phoenix Vow', 'Halden Forge', 'phoenix', 'high-seas', 8341, 813),
  game('Molten Works', 'Brightwater', 'anvil', 'five-reels', 8272, 106, { place: 'forge' }),
  game('Russet Harvest', 'Gullstone', 'apple', 'three-reels', 8166, 279),
  game('Iron Citadel', 'Velvet Orbit', 'citadel', 'high-seas', 8023, 452),
  game('Comet Ledger', 'Lanternfold', 'comet', 'five-reels', 7934, 40),
  game('Dust Marshal', 'Kestrel Play', 'skull', 'five-reels', 7808, 798, { top: true, place: 'street' }),
  game('Derby Straight', 'Quarry Lane', 'horse', 'three-reels', 7736, 91, { top: true, place: 'track' }),
  game('Moon Garden', 'Tessera House', 'lotus', 'five-reels', 7627, 264, { top: true, place: 'garden' }),
  game('Orbital Steel', 'Tallow & Co', 'mech', 'five-reels', 7481, 9),
  game('Skyline Ace', 'Marrow & Pine', 'plane', 'five-reels', 7389, 610, { top: true, place: 'clouds' }),
  game('Fjord Reckoning', 'Tallow & Co', 'viking', 'high-seas', 7260, 783, { top: true, place: 'bay' }),
  game('Seven Lamps', 'Marrow & Pine', 'sevens', 'three-reels', 7185, 76, { top: true }),
  game('Gilded Plume', 'Ninepin', 'phoenix', 'five-reels', 7073, 249, { top: true }),
  game('Ibis Court', 'Sable Quay', 'pharaoh', 'five-reels', 6924, 19, { place: 'hall' }),
  game('Silver Weir', 'Halden Forge', 'fish/leap', 'five-reels', 6829, 595, { top: true }),
  game('Brass Meridian', 'Brightwater', 'clockwork', 'five-reels', 6697, 768, { top: true }),
  game('Inkwater Deep', 'Gullstone', 'kraken/deep', 'high-seas', 6619, 2),
  game('Orchard Gate', 'Velvet Orbit', 'apple', 'three-reels', 6504, 234, { top: true }),
  game('Winter Warden', 'Lanternfold', 'wolf/howl', 'five-reels', 6443, 407, { top: true, place: 'aurora' }),
  game('Launch Window', 'Kestrel Play', 'rocket', 'five-reels', 6345, 580, { top: true }),
  game('Coronet Row', 'Quarry Lane', 'crown', 'three-reels', 6210, 753, { top: true }),
  game('Bonehill Saloon', 'Tessera House', 'skull', 'five-reels', 6129, 36),
  game('Silk Lantern', 'Quarry Lane', 'lotus/pond', 'five-reels', 6011, 219),
  game('Corsair Lockbox', 'Tessera House', 'chest', 'high-seas', 5947, 392, { top: true, place: 'jungle' }),
  game('Titan Duel', 'Tallow & Co', 'mech', 'five-reels', 5846, 565, { top: true }),
  game('Crimson Kabuto', 'Marrow & Pine', 'samurai', 'five-reels', 5708, 14),
  game('Cinder Scale', 'Ninepin', 'dragon/wings', 'high-seas', 5624, 911, { top: true }),
  game('Furlong Club', 'Sable Quay', 'horse/rearing', 'three-reels', 5503, 204),
  game('Vine Oracle', 'Halden Forge', 'mask', 'five-reels', 5436, 377, { top: true }),
  game('Perihelion Drift', 'Brightwater', 'comet', 'five-reels', 5332, 550, { top: true, place: 'space' }),
  game('Facet Hall', 'Gullstone', 'reels/cabinet', 'three-reels', 5191, 28),
  game('Ashlar Keep', 'Velvet Orbit', 'citadel', 'five-reels', 5104, 896, { top: true }),
  game('Anvil Hours', 'Lanternfold', 'anvil', 'five-reels', 4980, 189, { top: true }),
  game('Crosswind Mail', 'Kestrel Play', 'plane', 'five-reels', 4910, 362),
  game('Sunbird Aria', 'Lanternfold', 'phoenix', 'five-reels', 4803, 43),
  game('Regent Jewels', 'Kestrel Play', 'crown', 'three-reels', 4659, 708),
  game('Thunder Jarl', 'Quarry Lane', 'viking', 'high-seas', 4569, 881),
  game('Cider Acre', 'Tessera House', 'apple', 'three-reels', 4442, 174),
  game('Pale Hunter', 'Tallow & Co', 'wolf', 'five-reels', 4369, 347),
  game('Millpond Carp', 'Marrow & Pine', 'fish', 'five-reels', 4259, 7),
  game('Harbour Sevens', 'Ninepin', 'sevens', 'three-reels', 4112, 693),
  game('Delta Regent', 'Sable Quay', 'pharaoh', 'five-reels', 4019, 866, { top: true }),
  game('Lacquer Guard', 'Halden Forge', 'samurai', 'five-reels', 3889, 159, { top: true }),
  game('Fathom Toll', 'Brightwater', 'kraken', 'high-seas', 3813, 332, { top: true }),
  game('Orbit Tender', 'Gullstone', 'rocket', 'five-reels', 3700, 21),
  game('Mainspring Alley', 'Velvet Orbit', 'clockwork', 'five-reels', 3550, 678),
  game('Opal Stacks', 'Gullstone', 'reels', 'three-reels', 3454, 851, { top: true }),
  game('Barrow Drake', 'Velvet Orbit', 'dragon', 'high-seas', 3321, 144),
  game('Rattlerock Stage', 'Lanternfold', 'skull', 'five-reels', 3242, 317),
  game('Night Lotus', 'Kestrel Play', 'lotus', 'five-reels', 3126, 33, { place: 'bay' }),
  game('Greywall Siege', 'Quarry Lane', 'citadel', 'five-reels', 3064, 663),
  game('Servo Arena', 'Tessera House', 'mech', 'five-reels', 2965, 836),
  game('Paddock Bells', 'Tallow & Co', 'horse', 'five-reels', 2829, 129),
  game('Hidden Cay', 'Marrow & Pine', 'chest', 'high-seas', 2747, 302, { place: 'bay' }),
  game('Polar Meteor', 'Ninepin', 'comet', 'five-reels', 2628, 16, { place: 'aurora' }),
  game('Canopy Rite', 'Sable Quay', 'mask', 'five-reels', 2563, 648),
  game('Aerodrome Club', 'Halden Forge', 'plane', 'five-reels', 2461, 821),
  game('Foundry Oath', 'Brightwater', 'anvil', 'five-reels', 2322, 114),
];

export const firstGames: readonly Game[] = list;
