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
import { emblem } from './motifs/emblem.mjs';
import { roulette } from './motifs/roulette.mjs';
import { cards, chips, hilo } from './motifs/cards.mjs';
import { diceOf } from './motifs/dice.mjs';
import { balls, board } from './motifs/balls.mjs';
import { football } from './motifs/football.mjs';
import { gloves } from './motifs/gloves.mjs';
import { target } from './motifs/target.mjs';
import { ticket } from './motifs/ticket.mjs';
import { wheel } from './motifs/wheel.mjs';

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
const felt = 'none coins cards sparks';

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

  // one thing as the hero
  anchor: m(emblem('anchor', { tilt: 6 }), 'undersea bay storm', 'abyss rust frost noir', 'stencil norse impact', 'spray rocks fog', {
    companions: air,
  }),
  ankh: m(emblem('ankh'), 'desert hall sunburst', 'desert dusk noir ember', 'gilded deco carved', 'coins rocks none'),
  axe: m(emblem('axe'), 'peaks hall aurora', 'frost rust ember moon', 'norse carved blackletter', 'rocks fog embers', { companions: 'none sparks' }),
  badge: m(emblem('badge', { tilt: 8 }), 'street desert sunburst', 'desert rust dusk bordeaux', 'saloon poster impact', 'coins rocks', {
    companions: 'none coins cards',
  }),
  bell: m(emblem('bell', { tilt: 6 }), 'sunburst salon hall', 'bordeaux royal felt orchid', 'lucky chunky didone', 'coins bars'),
  cherry: m(emblem('cherry'), 'sunburst salon garden', 'felt royal noir orchid', 'lucky chunky script', 'leaves bars coins'),
  lemon: m(emblem('lemon', { tilt: 10 }), 'sunburst grove garden', 'jade royal orchid felt', 'script lucky didone', 'leaves grass'),
  melon: m(emblem('melon', { tilt: 8 }), 'sunburst grove garden', 'jade citrus royal dusk', 'chunky script lucky', 'leaves grass'),
  plum: m(emblem('plum', { tilt: 8 }), 'grove garden salon', 'jade citrus felt bordeaux', 'script didone uncial', 'leaves grass'),
  compass: m(emblem('compass', { tilt: 8 }), 'bay peaks storm', 'rust abyss desert moon', 'deco carved stencil', 'rocks fog spray', {
    companions: air,
  }),
  helm: m(emblem('helm', { tilt: 10 }), 'bay storm undersea', 'abyss rust sky dusk', 'stencil impact uncial', 'spray rocks', { companions: air }),
  shell: m(emblem('shell'), 'undersea bay', 'abyss moon royal jade', 'script uncial deco', 'spray none', { companions: 'none orbs gems' }),
  coin: m(emblem('coin'), 'hall salon sunburst', 'noir felt bordeaux royal', 'deco didone gilded', 'coins bars', { companions: 'coins gems none' }),
  fan: m(emblem('fan'), 'garden bay sunburst', 'moon jade noir orchid', 'deco script impact', 'blossom fog', { companions: air }),
  lantern: m(emblem('lantern', { tilt: 4 }), 'garden bay street', 'moon dusk abyss noir', 'deco script uncial', 'blossom fog none', {
    companions: air,
  }),
  feather: m(emblem('feather'), 'jungle grove storm', 'dusk moon citrus noir', 'uncial gilded saloon', 'leaves', { companions: air }),
  gear: m(emblem('gear', { tilt: 8 }), 'forge hall storm', 'rust noir bordeaux ember', 'stencil saloon deco', 'fog embers none', {
    companions: 'none sparks coins',
  }),
  hourglass: m(emblem('hourglass', { tilt: 6 }), 'desert hall storm', 'desert dusk moon noir', 'deco gilded carved', 'rocks fog none', {
    companions: 'none sparks',
  }),
  goblet: m(emblem('goblet'), 'hall salon garden', 'bordeaux royal noir abyss', 'blackletter gilded uncial', 'coins none'),
  horn: m(emblem('horn'), 'hall aurora peaks', 'rust frost moon ember', 'norse uncial blackletter', 'rocks fog', { companions: 'none sparks' }),
  horseshoe: m(emblem('horseshoe', { tilt: 10 }), 'track grove forge', 'felt rust sky bordeaux', 'saloon poster lucky', 'grass coins'),
  trophy: m(emblem('trophy'), 'track salon sunburst', 'sky royal felt bordeaux', 'chrome poster impact', 'bars none coins', {
    companions: 'none sparks coins',
  }),
  swords: m(emblem('swords'), 'peaks hall garden', 'bordeaux royal frost dusk', 'carved blackletter gilded', 'rocks fog', {
    companions: 'none sparks',
  }),
  katanas: m(emblem('katanas'), 'garden sunburst peaks', 'noir moon jade bordeaux', 'impact carved poster', 'blossom fog', { companions: air }),
  shield: m(emblem('shield', { tilt: 8 }), 'aurora hall storm', 'rust frost bordeaux ember', 'norse carved blackletter', 'rocks fog embers', {
    companions: 'none sparks',
  }),
  key: m(emblem('key'), 'hall street salon', 'noir royal bordeaux abyss', 'deco didone gilded', 'fog none coins'),
  scarab: m(emblem('scarab'), 'desert hall sunburst', 'desert noir royal dusk', 'gilded carved deco', 'coins rocks'),
  sun: m(emblem('sun'), 'jungle desert sunburst', 'jade citrus royal dusk', 'uncial gilded poster', 'leaves rocks', { companions: air }),
  moon: m(emblem('moon', { tilt: 6 }), 'space peaks aurora', 'moon royal dusk orchid', 'uncial script deco', 'fog none crystals', {
    companions: air,
  }),
  planet: m(emblem('planet', { tilt: 10 }), 'space aurora', 'royal orchid dusk abyss', 'neon chrome chunky', 'none crystals', { companions: air }),

  // tables, draws and instant games
  roulette: m(roulette, 'salon hall sunburst', 'bordeaux felt noir royal', 'gilded deco didone', 'none bars', { scale: 0.98, companions: felt }),
  cards: m(cards, 'salon hall sunburst', 'felt bordeaux royal noir', 'didone deco poster', 'none bars', { companions: felt }),
  hilo: m(hilo, 'salon sunburst hall', 'royal felt orchid dusk', 'chunky poster lucky', 'none bars', {
    scale: 0.88,
    dy: -24,
    companions: 'none sparks',
  }),
  chips: m(chips, 'salon hall', 'noir felt bordeaux royal', 'deco gilded poster', 'none bars', { companions: felt }),
  dice: m(diceOf(2), 'salon hall sunburst', 'felt royal bordeaux orchid', 'poster chunky impact', 'none bars', { companions: 'none coins sparks' }),
  'three-dice': m(diceOf(3), 'garden hall sunburst', 'bordeaux jade noir dusk', 'impact carved deco', 'blossom none bars', {
    companions: 'none coins sparks',
  }),
  balls: m(balls, 'sunburst salon clouds', 'royal orchid dusk sky', 'chunky lucky neon', 'none bars', {
    scale: 0.92,
    dy: -28,
    companions: 'none sparks orbs',
  }),
  board: m(board, 'space salon hall', 'royal abyss felt orchid', 'neon chunky poster', 'none coins', {
    scale: 0.92,
    dy: -36,
    companions: 'none sparks',
  }),
  target: m(target, 'track grove sunburst', 'sky jade desert rust', 'stencil poster impact', 'grass none', {
    scale: 0.86,
    dy: -46,
    companions: 'none sparks',
  }),
  football: m(football, 'track sunburst clouds', 'felt sky jade royal', 'chrome impact poster', 'grass none', {
    scale: 0.86,
    dy: -44,
    companions: air,
  }),
  gloves: m(gloves, 'salon forge storm', 'noir ember royal dusk', 'impact stencil poster', 'none bars embers', {
    scale: 0.92,
    dy: -40,
    companions: 'none sparks',
  }),
  wheel: m(wheel, 'sunburst salon space', 'royal orchid bordeaux citrus', 'lucky chunky neon', 'coins bars', {
    scale: 0.86,
    dy: -36,
    companions: 'none sparks coins',
  }),
  ticket: m(ticket, 'sunburst salon clouds grove', 'orchid royal jade citrus dusk', 'chunky lucky script', 'coins none bars', {
    scale: 0.94,
    dy: -22,
    companions: 'none sparks gems',
  }),
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
