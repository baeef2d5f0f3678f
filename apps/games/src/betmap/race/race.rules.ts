import type { Podium } from '@playfront/game-math';
import { namesFor } from '../event/names.rules.ts';

export type RunnerKind = 'horse' | 'sulky' | 'boat';

/** Games whose runners are not horses. */
const kinds: Readonly<Record<string, RunnerKind>> = { 'sulky-sprint': 'sulky', 'turf-and-tide': 'boat' };

const names: readonly string[] = [
  'Amber Lantern',
  'Quiet Thunder',
  'Slate River',
  'Copper Finch',
  'North Parade',
  'Velvet Anchor',
  'Paper Comet',
  'Tin Whistle',
  'Marsh Piper',
  'Second Sunday',
  'Hazel Tempo',
  'Long Meadow',
  'Salt Market',
  'Bright Penny',
  'Winter Barley',
  'Saint Elm',
  'Cobble Lane',
  'Low Sparrow',
  'Iron Primrose',
  'Early Ferry',
];

export function kindOf(slug: string): RunnerKind {
  return kinds[slug] ?? 'horse';
}

export function runnersOf(slug: string): readonly string[] {
  return namesFor(slug, names, 8);
}

/** Where each runner is at every quarter of the race, in per cent of the width. The places behind the podium are only for show. */
export function pathsOf(podium: Podium, random: () => number): readonly (readonly number[])[] {
  const drawn: readonly number[] = podium;
  const others = Array.from({ length: 8 }, (_, runner) => runner).filter((runner) => !drawn.includes(runner));
  const order = [...drawn, ...others];
  return Array.from({ length: 8 }, (_, runner) => {
    const rank = order.indexOf(runner);
    const wander = (from: number, by: number) => from + random() * by;
    return [startPercent, wander(34, 12), wander(38, 22), wander(46, 22), finishPercent + 16 - rank * 4.4 - (rank > 2 ? 4 : 0)];
  });
}

/** Where the runners wait, and where the finishing line is at the end. */
export const startPercent = 24;
export const finishPercent = 78;
