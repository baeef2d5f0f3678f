// What may go with what: each motif lists the backdrops, palettes, letterings and foregrounds that suit it.
import { pharaoh } from './motifs/pharaoh.mjs';
import { kraken } from './motifs/kraken.mjs';
import { anvil } from './motifs/anvil.mjs';
import { apple } from './motifs/apple.mjs';
import { comet } from './motifs/comet.mjs';
import { citadel } from './motifs/citadel.mjs';
import { dragon } from './motifs/dragon.mjs';
import { clockwork } from './motifs/clockwork.mjs';
import { mask } from './motifs/mask.mjs';
import { wolf } from './motifs/wolf.mjs';
import { viking } from './motifs/viking.mjs';
import { skull } from './motifs/skull.mjs';
import { samurai } from './motifs/samurai.mjs';
import { phoenix } from './motifs/phoenix.mjs';
import { mech } from './motifs/mech.mjs';
import { chest } from './motifs/chest.mjs';
import { crown } from './motifs/crown.mjs';
import { lotus } from './motifs/lotus.mjs';
import { horse } from './motifs/horse.mjs';
import { fish } from './motifs/fish.mjs';
import { sevens } from './motifs/sevens.mjs';
import { reels } from './motifs/reels.mjs';
import { rocket } from './motifs/rocket.mjs';
import { plane } from './motifs/plane.mjs';

const m = (draw, backdrops, palettes, letterings, foregrounds, o = {}) => ({
  draw,
  backdrops: backdrops.split(' '),
  palettes: palettes.split(' '),
  letterings: letterings.split(' '),
  foregrounds: foregrounds.split(' '),
  companions: (o.companions ?? 'none sparks orbs gems coins').split(' '),
  scale: o.scale,
  dx: o.dx,
  dy: o.dy,
  flips: o.flips ?? false,
});
const air = 'none sparks orbs';

/** The heroes. `scale`, `dx`, `dy` place the drawing on a tile; `flips`: may be mirrored without looking wrong. */
export const motifs = {
  pharaoh: m(pharaoh, 'desert hall sunburst', 'desert dusk royal noir ember', 'gilded deco carved', 'coins rocks none', { scale: 0.98 }),
  kraken: m(kraken, 'undersea storm bay', 'abyss moon noir jade', 'uncial impact norse', 'spray coins rocks', { scale: 0.96, dy: -8, flips: true }),
  anvil: m(anvil, 'forge hall storm', 'ember rust royal', 'stencil norse carved', 'embers rocks cinders', { dy: -14, companions: 'none sparks' }),
  apple: m(apple, 'grove garden sunburst', 'jade citrus dusk', 'script uncial gilded didone', 'grass leaves', { scale: 0.98, dy: -8, flips: true }),
  comet: m(comet, 'space peaks aurora', 'royal dusk orchid ember', 'chrome neon impact', 'none rocks', {
    dy: -74,
    dx: 30,
    scale: 0.96,
    flips: true,
    companions: air,
  }),
  citadel: m(citadel, 'peaks storm garden aurora', 'rust dusk frost moon ember', 'carved blackletter gilded', 'rocks fog', {
    scale: 0.96,
    dy: 4,
    companions: air,
  }),
  dragon: m(dragon, 'storm peaks forge', 'ember toxic dusk noir', 'blackletter norse gilded', 'embers rocks coins', {
    scale: 0.9,
    dx: 12,
    dy: -8,
    flips: true,
  }),
  clockwork: m(clockwork, 'forge hall storm', 'rust noir bordeaux abyss', 'saloon deco stencil', 'fog none', {
    dy: 10,
    companions: 'none sparks coins',
  }),
  mask: m(mask, 'jungle storm grove', 'jade toxic citrus abyss', 'uncial impact saloon', 'leaves', { scale: 0.9, dy: 14 }),
  wolf: m(wolf, 'hall peaks aurora storm', 'frost bordeaux royal noir', 'norse carved chrome', 'crystals rocks', {
    scale: 0.94,
    dy: -14,
    companions: air,
  }),
  viking: m(viking, 'storm peaks bay aurora', 'rust frost ember moon', 'norse blackletter carved', 'rocks embers fog', {
    scale: 0.86,
    dy: 8,
    companions: 'none sparks coins',
  }),
  skull: m(skull, 'street desert storm', 'desert ember dusk toxic', 'saloon impact poster', 'coins rocks', {
    scale: 0.94,
    dy: -12,
    companions: 'none coins cards sparks',
  }),
  samurai: m(samurai, 'garden peaks sunburst', 'bordeaux ember moon noir', 'impact carved poster', 'blossom fog', {
    scale: 0.86,
    dy: 16,
    companions: air,
  }),
  phoenix: m(phoenix, 'storm peaks space aurora', 'dusk moon abyss ember rust', 'gilded blackletter carved uncial', 'embers rocks', {
    scale: 0.94,
    companions: air,
  }),
  mech: m(mech, 'space forge storm hall', 'royal toxic rust ember orchid', 'stencil chrome neon', 'embers rocks fog', {
    scale: 0.84,
    dy: 14,
    companions: air,
  }),
  chest: m(chest, 'undersea jungle bay', 'abyss jade royal bordeaux', 'gilded saloon uncial', 'coins rocks leaves', {
    scale: 0.98,
    dy: -14,
    flips: true,
  }),
  crown: m(crown, 'sunburst hall salon', 'royal bordeaux orchid felt', 'lucky gilded deco', 'coins bars', {
    scale: 0.92,
    dy: -26,
    companions: 'none coins cards sparks',
  }),
  lotus: m(lotus, 'garden undersea bay', 'moon orchid dusk jade', 'deco script uncial', 'blossom none', { dy: -22, companions: air }),
  horse: m(horse, 'track sunburst grove', 'sky jade royal citrus', 'chrome poster impact', 'grass none', {
    scale: 0.92,
    dx: -6,
    flips: true,
    companions: air,
  }),
  fish: m(fish, 'bay undersea sunburst', 'sky abyss dusk citrus', 'stencil impact poster', 'spray', {
    scale: 0.9,
    dy: -18,
    flips: true,
    companions: air,
  }),
  sevens: m(sevens, 'sunburst salon hall', 'citrus bordeaux royal ember', 'lucky chunky neon', 'bars coins', { scale: 0.92, dy: 20 }),
  reels: m(reels, 'space hall sunburst storm', 'orchid royal abyss ember', 'chunky neon chrome', 'coins crystals', { scale: 0.92 }),
  rocket: m(rocket, 'space clouds aurora', 'dusk royal rust noir', 'neon chrome stencil', 'fog none', { scale: 0.94, flips: true, companions: air }),
  plane: m(plane, 'clouds storm peaks', 'sky dusk citrus', 'impact stencil chrome', 'none', { scale: 0.88, dx: -16, flips: true, companions: air }),
};

/** Where and how large the hero stands: the same hero need not stand twice in the same place. */
export const stagings = {
  centre: {},
  close: { k: 1.2, dy: 40 },
  low: { k: 0.9, dy: 22 },
  left: { k: 1.06, dx: -42, rot: -5 },
  right: { k: 1.06, dx: 42, rot: 5 },
  tilt: { k: 1.04, rot: 7 },
};
