// People, places and machines: the heroes of slots about adventures and the night.
import { detective } from '../motifs/detective.ts';
import { diamond } from '../motifs/diamond.ts';
import { galleon } from '../motifs/galleon.ts';
import { gladiator } from '../motifs/gladiator.ts';
import { knight } from '../motifs/knight.ts';
import { locomotive } from '../motifs/locomotive.ts';
import { oracle } from '../motifs/oracle.ts';
import { pyramid } from '../motifs/pyramid.ts';
import { queen } from '../motifs/queen.ts';
import { saxophone } from '../motifs/saxophone.ts';
import { vault } from '../motifs/vault.ts';
import { volcano } from '../motifs/volcano.ts';
import { air, motif as m, type Motif } from './motif.ts';

export const adventures: Record<string, Motif> = {
  knight: m(knight, 'hall peaks storm', 'bordeaux royal frost noir', 'carved blackletter gilded', 'rocks fog embers', { companions: 'none sparks' }),
  gladiator: m(gladiator, 'desert sunburst hall', 'desert bordeaux ember rust', 'carved poster gilded', 'rocks cinders none', {
    companions: 'none sparks coins',
  }),
  queen: m(queen, 'salon hall garden', 'orchid bordeaux royal noir', 'gilded didone deco', 'coins bars none', {
    companions: 'none gems coins cards',
  }),
  detective: m(detective, 'street storm salon', 'noir rust moon bordeaux', 'deco didone poster', 'fog none bars', { companions: 'none cards coins' }),
  oracle: m(oracle, 'space hall aurora', 'orchid dusk moon abyss', 'uncial deco gilded', 'fog crystals none', {
    companions: 'none orbs gems sparks',
  }),
  pyramid: m(pyramid, 'desert sunburst space storm', 'desert royal dusk noir', 'gilded carved deco', 'rocks coins none', { companions: air }),
  galleon: m(galleon, 'bay storm undersea', 'abyss rust dusk moon', 'saloon gilded norse', 'spray rocks coins', { companions: 'none coins orbs' }),
  locomotive: m(locomotive, 'storm desert peaks street', 'rust noir desert bordeaux', 'saloon stencil poster', 'fog rocks cinders', {
    companions: 'none sparks coins',
  }),
  vault: m(vault, 'hall salon forge', 'noir rust felt royal', 'stencil deco poster', 'coins bars none', { companions: 'none coins gems' }),
  diamond: m(diamond, 'space salon hall sunburst', 'royal noir orchid abyss', 'didone chrome neon', 'none crystals coins', {
    companions: 'none sparks gems',
  }),
  volcano: m(volcano, 'storm peaks jungle', 'ember noir toxic dusk', 'impact norse stencil', 'embers cinders rocks', { companions: 'none sparks' }),
  saxophone: m(saxophone, 'salon street space', 'noir dusk orchid bordeaux', 'deco neon script', 'none bars fog', { companions: 'none orbs sparks' }),
};
