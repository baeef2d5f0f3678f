// Figures and scenes: the heroes of slots.
import { anvil } from '../motifs/anvil.ts';
import { apple } from '../motifs/apple.ts';
import { chest } from '../motifs/chest.ts';
import { citadel } from '../motifs/citadel.ts';
import { clockwork } from '../motifs/clockwork.ts';
import { comet } from '../motifs/comet.ts';
import { crown } from '../motifs/crown.ts';
import { dragon } from '../motifs/dragon.ts';
import { dragonWings } from '../motifs/dragon-wings.ts';
import { fish } from '../motifs/fish.ts';
import { fishLeap } from '../motifs/fish-leap.ts';
import { horse } from '../motifs/horse.ts';
import { horseRearing } from '../motifs/horse-rearing.ts';
import { kraken } from '../motifs/kraken.ts';
import { krakenDeep } from '../motifs/kraken-deep.ts';
import { lotus } from '../motifs/lotus.ts';
import { lotusPond } from '../motifs/lotus-pond.ts';
import { mask } from '../motifs/mask.ts';
import { mech } from '../motifs/mech.ts';
import { pharaoh } from '../motifs/pharaoh.ts';
import { phoenix } from '../motifs/phoenix.ts';
import { plane } from '../motifs/plane.ts';
import { reels } from '../motifs/reels.ts';
import { reelsCabinet } from '../motifs/reels-cabinet.ts';
import { rocket } from '../motifs/rocket.ts';
import { samurai } from '../motifs/samurai.ts';
import { sevens } from '../motifs/sevens.ts';
import { skull } from '../motifs/skull.ts';
import { viking } from '../motifs/viking.ts';
import { wolf } from '../motifs/wolf.ts';
import { wolfHowl } from '../motifs/wolf-howl.ts';
import { air, motif as m, type Motif } from './motif.ts';

export const figures: Record<string, Motif> = {
  pharaoh: m(pharaoh, 'desert hall sunburst', 'desert dusk royal noir ember', 'gilded deco carved', 'coins rocks none', { scale: 0.98 }),
  kraken: m({ first: kraken, deep: krakenDeep }, 'undersea storm bay', 'abyss moon noir jade', 'uncial impact norse', 'spray coins rocks', {
    scale: 0.96,
    dy: -8,
    flips: true,
  }),
  anvil: m(anvil, 'forge hall storm', 'ember rust royal noir dusk', 'stencil norse carved', 'embers rocks cinders', {
    dy: -14,
    companions: 'none sparks',
  }),
  apple: m(apple, 'grove garden sunburst', 'jade citrus dusk bordeaux', 'script uncial gilded didone', 'grass leaves', {
    scale: 0.98,
    dy: -8,
    flips: true,
  }),
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
  dragon: m({ first: dragon, wings: dragonWings }, 'storm peaks forge', 'ember toxic dusk noir', 'blackletter norse gilded', 'embers rocks coins', {
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
  wolf: m({ first: wolf, howl: wolfHowl }, 'hall peaks aurora storm', 'frost bordeaux royal noir', 'norse carved chrome', 'crystals rocks', {
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
  lotus: m({ first: lotus, pond: lotusPond }, 'garden undersea bay', 'moon orchid dusk jade', 'deco script uncial', 'blossom none', {
    dy: -22,
    companions: air,
  }),
  horse: m({ first: horse, rearing: horseRearing }, 'track sunburst grove', 'sky jade royal citrus', 'chrome poster impact', 'grass none', {
    scale: 0.92,
    dx: -6,
    flips: true,
    companions: air,
  }),
  fish: m({ first: fish, leap: fishLeap }, 'bay undersea sunburst', 'sky abyss dusk citrus', 'stencil impact poster', 'spray', {
    scale: 0.9,
    dy: -18,
    flips: true,
    companions: air,
  }),
  sevens: m(sevens, 'sunburst salon hall', 'citrus bordeaux royal ember', 'lucky chunky neon', 'bars coins', { scale: 0.92, dy: 20 }),
  reels: m({ first: reels, cabinet: reelsCabinet }, 'space hall sunburst storm', 'orchid royal abyss ember', 'chunky neon chrome', 'coins crystals', {
    scale: 0.92,
  }),
  rocket: m(rocket, 'space clouds aurora', 'dusk royal rust noir', 'neon chrome stencil', 'fog none', { scale: 0.94, flips: true, companions: air }),
  plane: m(plane, 'clouds storm peaks', 'sky dusk citrus rust moon', 'impact stencil chrome', 'none', {
    scale: 0.88,
    dx: -16,
    flips: true,
    companions: air,
  }),
};
