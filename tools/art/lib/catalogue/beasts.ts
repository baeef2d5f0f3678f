// Beasts: the heroes of slots about wildlife and legends.
import { bull } from '../motifs/bull.ts';
import { cobra } from '../motifs/cobra.ts';
import { crocodile } from '../motifs/crocodile.ts';
import { eagle } from '../motifs/eagle.ts';
import { elephant } from '../motifs/elephant.ts';
import { hydra } from '../motifs/hydra.ts';
import { lion } from '../motifs/lion.ts';
import { medusa } from '../motifs/medusa.ts';
import { minotaur } from '../motifs/minotaur.ts';
import { raven } from '../motifs/raven.ts';
import { stag } from '../motifs/stag.ts';
import { tiger } from '../motifs/tiger.ts';
import { air, motif as m, type Motif } from './motif.ts';

export const beasts: Record<string, Motif> = {
  lion: m(lion, 'desert sunburst peaks hall', 'desert royal bordeaux dusk', 'gilded carved poster', 'grass rocks none', { companions: air }),
  tiger: m(tiger, 'jungle garden peaks', 'jade noir bordeaux moon', 'impact carved poster', 'leaves fog blossom', { companions: air }),
  bull: m(bull, 'street desert sunburst storm', 'ember noir desert rust', 'saloon poster impact', 'rocks cinders none', {
    companions: 'none sparks coins',
  }),
  eagle: m(eagle, 'peaks clouds sunburst storm', 'sky dusk rust frost', 'chrome carved stencil', 'rocks none', { companions: air }),
  cobra: m(cobra, 'desert jungle hall', 'toxic noir desert royal', 'gilded uncial impact', 'rocks coins leaves', {
    companions: 'none sparks orbs gems',
  }),
  stag: m(stag, 'grove aurora peaks', 'jade frost moon dusk', 'uncial carved norse', 'leaves fog grass', { companions: air }),
  medusa: m(medusa, 'hall storm bay', 'toxic abyss jade noir', 'carved uncial gilded', 'rocks fog none', { companions: 'none sparks gems orbs' }),
  minotaur: m(minotaur, 'hall forge desert', 'ember bordeaux rust noir', 'carved norse blackletter', 'rocks cinders embers', {
    companions: 'none sparks',
  }),
  elephant: m(elephant, 'sunburst jungle hall desert', 'orchid citrus royal desert', 'gilded deco uncial', 'coins leaves none', {
    companions: 'none gems orbs coins',
  }),
  raven: m(raven, 'storm aurora street grove', 'moon noir orchid frost', 'blackletter norse didone', 'fog rocks crystals', { companions: air }),
  crocodile: m(crocodile, 'jungle bay storm', 'toxic jade rust noir', 'uncial impact stencil', 'leaves spray rocks', {
    companions: 'none orbs coins',
  }),
  hydra: m(hydra, 'storm jungle peaks bay', 'toxic abyss dusk ember', 'norse blackletter uncial', 'fog rocks spray', { companions: air }),
};
