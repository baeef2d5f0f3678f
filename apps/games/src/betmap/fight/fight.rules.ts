import type { Fight } from '@playfront/game-math';
import { namesFor } from '../event/names.rules.ts';

export type Fighter = Fight['winner'];
export const fighters = ['red', 'blue'] as const satisfies readonly Fighter[];

/** A blow for show: when it lands, as a share of the fight, and what each fighter then has left, in per cent. */
export type Blow = { readonly at: number; readonly round: number; readonly by: Fighter; readonly left: Readonly<Record<Fighter, number>> };

const blowsInRound = 5;

const names: readonly string[] = [
  'Rask Holloway',
  'Dario Venn',
  'Tomas Kell',
  'Ivo Marchetti',
  'Cole Brannigan',
  'Stellan Roe',
  'Mateo Quill',
  'Jonas Ferrow',
  'Bram Osterly',
  'Niko Sarrat',
];

export function fightersOf(slug: string): Readonly<Record<Fighter, string>> {
  const [red = '', blue = ''] = namesFor(slug, names, 2);
  return { red, blue };
}

/** Fighters with swords instead of gloves. */
export function isArmed(slug: string): boolean {
  return slug === 'blade-arena';
}

/** The blows of a fight. The last is the winner's; only a knockout leaves the other with nothing. */
export function blowsOf({ winner, ending, round: rounds }: Fight, random: () => number): readonly Blow[] {
  const loser: Fighter = winner === 'red' ? 'blue' : 'red';
  const count = rounds * blowsInRound;
  const attackers = Array.from({ length: count }, (_, index): Fighter => (index === count - 1 || random() < 0.56 ? winner : loser));
  const ends = { [winner]: 36 + random() * 26, [loser]: ending === 'knockout' ? 0 : 12 + random() * 14 } as Record<Fighter, number>;
  const blowsBy = (fighter: Fighter) => attackers.filter((attacker) => attacker === fighter).length;
  return attackers.map((by, index): Blow => {
    const landed = (fighter: Fighter) => attackers.slice(0, index + 1).filter((attacker) => attacker === fighter).length;
    const leftOf = (fighter: Fighter, other: Fighter) => 100 - ((100 - ends[fighter]) * landed(other)) / Math.max(1, blowsBy(other));
    return {
      at: (index + 1) / (count + 1),
      round: Math.floor(index / blowsInRound) + 1,
      by,
      left: { red: leftOf('red', 'blue'), blue: leftOf('blue', 'red') },
    };
  });
}
