// The invented studios and their marks. Each mark is one path, about 22 units wide, around 0,0.
import { circle, star, rrect } from './core.ts';

const marks: Record<string, string> = {
  'Halden Forge': 'M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z',
  'Kestrel Play': 'M-10 5Q-4 -9 11 -7Q4 -3 2 3Q-3 1 -10 5Z',
  Ninepin: 'M0 -10a4 4 0 0 1 3 7q4 6 1 13h-8q-3 -7 1 -13a4 4 0 0 1 3 -7z',
  'Velvet Orbit': circle(0, 0, 5) + 'M-11 3Q0 12 11 -3Q2 6 -11 3Z',
  'Tallow & Co': 'M0 -11Q9 -1 5 6Q0 12 -5 6Q-9 0 0 -11Z',
  Brightwater: 'M0 -10Q10 3 4 8Q0 11 -4 8Q-10 3 0 -10Z',
  'Quarry Lane': 'M-11 8L-3 -7L2 1L5 -4L11 8Z',
  'Sable Quay': 'M-2 -10h4v4h5v3h-5v8q5 -1 6 -6l4 4q-3 8 -12 8q-9 0 -12 -8l4 -4q1 5 6 6v-8h-5v-3h5z',
  Lanternfold: rrect(-6, -5, 12, 14, 3) + 'M-3 -10h6l3 4h-12z',
  'Marrow & Pine': 'M0 -11L6 -2H3L8 6H2V10H-2V6H-8L-3 -2H-6Z',
  Gullstone: 'M-11 -4Q-5 -8 0 0Q5 -8 11 -4Q5 -4 0 6Q-5 -4 -11 -4Z',
  'Tessera House': star(4, 11, 5),
  Copperline: 'M-11 6V2H-4L0 -8H11V-4H3L-1 6Z',
  'Ninth Pier': 'M-11 -7H11V-3H8V9H5V-3H1.5V9H-1.5V-3H-5V9H-8V-3H-11Z',
  Oakmoss: 'M0 -11C5 -9 8 -6 6 -3C10 -1 9 4 5 4C4 8 1 8 0 11C-1 8 -4 8 -5 4C-9 4 -10 -1 -6 -3C-8 -6 -5 -9 0 -11Z',
  Wrenfield: 'M-11 -2L-3 -4Q1 -10 7 -6L11 -5L7 -2Q6 6 -2 7L-5 11L-6 6Q-10 4 -11 -2Z',
  'Ember & Ash': 'M1 -11Q2 -5 6 -1Q9 4 5 8Q3 10 0 10Q2 6 -1 3Q-2 7 -5 9Q-9 5 -6 0Q-3 -3 1 -11Z',
  Saltfield: 'M-10 -10H-1V-1H-10ZM1 -10H10V-1H1ZM-10 1H-1V10H-10ZM4 4H10V10H4Z',
  'Northing Rooms': 'M0 -12L9 10L0 5L-9 10Z',
  'Juniper Cross': 'M-3 -11H3V-3H11V3H3V11H-3V3H-11V-3H-3Z',
};

/** The mark of a studio. @throws {Error} if it has none. */
export function markOf(studio: string): string {
  const mark = marks[studio];
  if (!mark) throw new Error(`${studio} has no mark: add one to lib/studios.ts`);
  return mark;
}
