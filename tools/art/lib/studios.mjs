// The invented studios and their marks. Each mark is one path, about 22 units wide, around 0,0.
import { circle, star, rrect } from './core.mjs';

export const studios = {
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
};
