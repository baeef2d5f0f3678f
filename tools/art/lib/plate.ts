// The name plate of a studio: its mark and its name on a dark ground, readable on a light page and a dark one.
import { rngOf, Scene, at, el, g, path, rrect, mix } from './core.ts';
import { bevel, glowDisc } from './light.ts';
import { small, widthOf } from './outlines.ts';
import { paletteNames, paletteOf } from './palettes.ts';
import { markOf } from './studios.ts';

const width = 480;
const height = 192;
const faces = ['cinzel', 'righteous', 'limelight', 'abril-fatface', 'russo-one', 'black-ops-one', 'titan-one', 'anton'];

/** SVG of a plate, 480 x 192. */
export function plate(studio: string): string {
  const random = rngOf(studio);
  const palette = paletteOf(random.pick(paletteNames));
  const s = new Scene({ seed: studio, palette, W: width, H: height, lightAt: [0.3, 0.1] });
  const face = random.pick(faces),
    name = studio.toUpperCase();
  const size = Math.min(44, 300 / widthOf(name, face, 0.06));
  const ground = el('rect', { width, height, fill: s.lin([mix(s.p.shade, s.p.deep, 0.2), s.p.deep], 0, 0, 1, 1) });
  const edge = path(rrect(5, 5, width - 10, height - 10, 18), 'none', {
    stroke: mix(s.p.mid, s.p.glow, 0.4),
    'stroke-width': 2.5,
    'stroke-opacity': 0.6,
  });
  const mark = g({ filter: bevel(s, { h: 3, soft: 2 }) }, path(markOf(studio), s.lin([s.p.pale, s.p.glow, s.p.mid])));
  return s.svg(
    ground +
      glowDisc(s, 84, 90, 130, s.p.mid, 0.7) +
      edge +
      at(84, 96, 4.1, 0, mark) +
      small(name, 306, 96 + size * 0.36, size, s.p.pale, { face, track: size * 0.06 }),
  );
}
