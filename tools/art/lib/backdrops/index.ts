// Backdrops paint sky, far and middle distance. All have the parameters (s, c), where c = { x, y } is the position of the hero, so they work at 3:4 and at 21:6.
import { sunburst } from './sunburst.ts';
import { desert } from './desert.ts';
import { undersea } from './undersea.ts';
import { forge } from './forge.ts';
import { grove } from './grove.ts';
import { space } from './space.ts';
import { peaks } from './peaks.ts';
import { jungle } from './jungle.ts';
import { hall } from './hall.ts';
import { salon } from './salon.ts';
import { aurora } from './aurora.ts';
import { street } from './street.ts';
import { garden } from './garden.ts';
import { clouds } from './clouds.ts';
import { track } from './track.ts';
import { bay } from './bay.ts';
import { storm } from './storm.ts';
import type { Backdrop } from './sky.ts';

const backdrops: Record<string, Backdrop> = {
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

/** The backdrop with this name. @throws {Error} if there is none. */
export function backdropOf(name: string): Backdrop {
  const found = backdrops[name];
  if (!found) throw new Error(`no backdrop is called ${name}`);
  return found;
}
