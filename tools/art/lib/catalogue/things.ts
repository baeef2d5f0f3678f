// Motifs with an object as the hero: an enlarged reel symbol.
import { emblem } from '../motifs/emblem.ts';
import { air, motif as m, type Motif } from './motif.ts';

export const things: Record<string, Motif> = {
  anchor: m(emblem('anchor', { tilt: 6 }), 'undersea bay storm', 'abyss rust frost noir', 'stencil norse impact', 'spray rocks fog', {
    companions: air,
  }),
  ankh: m(emblem('ankh'), 'desert hall sunburst', 'desert dusk noir ember', 'gilded deco carved', 'coins rocks none'),
  axe: m(emblem('axe'), 'peaks hall aurora', 'frost rust ember moon', 'norse carved blackletter', 'rocks fog embers', { companions: 'none sparks' }),
  badge: m(emblem('badge', { tilt: 8 }), 'street desert sunburst', 'desert rust dusk bordeaux', 'saloon poster impact', 'coins rocks', {
    companions: 'none coins cards',
  }),
  bell: m(emblem('bell', { tilt: 6 }), 'sunburst salon hall', 'bordeaux royal felt orchid', 'lucky chunky didone', 'coins bars'),
  cherry: m(emblem('cherry', { onMedallion: true }), 'sunburst salon garden', 'felt royal noir orchid', 'lucky chunky script', 'leaves bars coins'),
  lemon: m(
    emblem('lemon', { tilt: 10, onMedallion: true }),
    'sunburst grove garden',
    'jade royal orchid felt',
    'script lucky didone',
    'leaves grass',
  ),
  melon: m(emblem('melon', { tilt: 8, onMedallion: true }), 'sunburst grove garden', 'jade citrus royal dusk', 'chunky script lucky', 'leaves grass'),
  plum: m(emblem('plum', { tilt: 8, onMedallion: true }), 'grove garden salon', 'jade citrus felt bordeaux', 'script didone uncial', 'leaves grass'),
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
};
