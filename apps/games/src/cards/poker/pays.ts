import type { PokerCategory } from '@playfront/game-math';
import type { PayRow, SceneTools } from '../../bets/scene.ts';
import { pokerHandTexts } from '../poker-hands.ts';

/** What a bet pays for each hand, best first: hands that pay the same are listed too, those that pay nothing are not. */
export function handPays(
  name: string,
  pays: Readonly<Partial<Record<PokerCategory, number>>>,
  rtpPercent: number | undefined,
  { texts: { text } }: SceneTools,
): PayRow[] {
  const rows = (Object.entries(pays) as [PokerCategory, number][]).filter(([, times]) => times > 0).toSorted(([, a], [, b]) => b - a);
  return rows.map(([category, times], index) => ({
    bet: `${name}: ${text(pokerHandTexts[category])}`,
    pays: text('games.bets.pays_to_one', { times }),
    ...(index === 0 && rtpPercent !== undefined && { rtpPercent }),
  }));
}

/** The most that a bet pays, as text. */
export function upTo(pays: Readonly<Record<string, number>>, { texts: { text } }: SceneTools): string {
  return text('games.poker.up_to', { times: Math.max(...Object.values(pays)) });
}
