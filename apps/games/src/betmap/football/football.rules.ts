import type { Score } from '@playfront/game-math';
import { namesFor } from '../event/names.rules.ts';

export type Goal = { readonly side: keyof Score; readonly minute: number };

export const matchMinutes = 90;

const towns: readonly string[] = [
  'Aldermoor',
  'Kestrel Bay',
  'Varrow',
  'Stonebeck',
  'Ferrin Vale',
  'Tidewell',
  'Brackmoor',
  'Silverlea',
  'Ostermere',
  'Pellgrave',
  'Quillhaven',
  'Rookdale',
];

export function teamsOf(slug: string): Readonly<Record<keyof Score, string>> {
  const [home = '', away = ''] = namesFor(slug, towns, 2);
  return { home, away };
}

/** The goals of a score with minutes for show, in order. */
export function goalsOf({ home, away }: Score, random: () => number): readonly Goal[] {
  const sides = [...Array.from({ length: home }, () => 'home' as const), ...Array.from({ length: away }, () => 'away' as const)];
  const drawn = sides.map((side) => ({ side, order: random() })).toSorted((a, b) => a.order - b.order);
  // Each goal has its own part of the match, so that every one of them can be seen.
  const part = (matchMinutes - 8) / Math.max(1, drawn.length);
  return drawn.map(({ side }, index) => ({ side, minute: Math.floor(4 + part * (index + 0.2 + random() * 0.6)) }));
}
