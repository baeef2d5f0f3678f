// Backdrops paint sky, far and middle distance. All take (s, c): c = { x, y } is where the hero stands, so they work at 3:4 and at 21:6.
import { sunburst } from './sunburst.mjs';
import { desert } from './desert.mjs';
import { undersea } from './undersea.mjs';
import { forge } from './forge.mjs';
import { grove } from './grove.mjs';
import { space } from './space.mjs';
import { peaks } from './peaks.mjs';
import { jungle } from './jungle.mjs';
import { hall } from './hall.mjs';
import { salon } from './salon.mjs';
import { aurora } from './aurora.mjs';
import { street } from './street.mjs';
import { garden } from './garden.mjs';
import { clouds } from './clouds.mjs';
import { track } from './track.mjs';
import { bay } from './bay.mjs';
import { storm } from './storm.mjs';

export const backdrops = {
  sunburst,
  desert,
  undersea,
  forge,
  grove,
  space,
  peaks,
  jungle,
  hall,
  salon,
  aurora,
  street,
  garden,
  clouds,
  track,
  bay,
  storm,
};
