import { svgElement } from '../../frame/element.ts';

/** A line drawing on a 100 × 100 grid, as it is printed on felt. */
function emblem(name: string, lines: string, filled: string): SVGElement {
  return svgElement(
    'svg',
    { class: `emblem emblem-${name}`, viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    svgElement('path', { class: 'emblem-lines', d: lines }),
    svgElement('path', { class: 'emblem-filled', d: filled }),
  );
}

export function dragonEmblem(): SVGElement {
  return emblem(
    'dragon',
    'M34 30C26 38 24 48 30 56l8 10c-2 10 4 24 12 26 8-2 14-16 12-26l8-10c6-8 4-18-4-26-6-4-10-4-16 4-6-8-10-8-16-4ZM50 40v16M44 61q6-5 12 0M38 70c-14 0-20 9-31 4M62 70c14 0 20 9 31 4M46 82q4 3 8 0M27 53l-13 3 14 6M73 53l13 3-14 6M25 41l-14-2 14 9M75 41l14-2-14 9',
    'M34 30C22 24 20 10 27 1c2 13 9 19 18 24ZM66 30C78 24 80 10 73 1c-2 13-9 19-18 24ZM33 43l13 7-10 2ZM67 43l-13 7 10 2ZM43 73q3-5 6 1ZM57 73q-3-5-6 1Z',
  );
}

export function tigerEmblem(): SVGElement {
  return emblem(
    'tiger',
    'M22 36C12 18 24 8 37 18c8-4 18-4 26 0 13-10 25 0 15 18 8 16 4 32-8 42-10 10-30 10-40 0-12-10-16-26-8-42ZM50 68v5M50 73q-8 8-16 0M50 73q8 8 16 0M33 60l-20-2M34 65l-19 5M67 60l20-2M66 65l19 5',
    'M48 17h4l-2 17ZM38 20l5-1 3 13ZM62 20l-5-1-3 13ZM18 47l13 5-13 1ZM82 47l-13 5 13 1ZM27 74l9-4-5 8ZM73 74l-9-4 5 8ZM30 43q9-2 14 8-10 2-14-8ZM70 43q-9-2-14 8 10 2 14-8ZM43 60h14l-7 8ZM41 76l3 7 3-6ZM59 76l-3 7-3-6Z',
  );
}
