import { returnOf, times as multipleOf, type PickedNumbers } from '@playfront/game-math';
import type { PayRow, SceneTools } from '../bets/scene.ts';
import type { PayLine } from './pays.ts';

/** What each number of hits returns for this number of picks, fewest hits first. */
export function payLines({ returns }: PickedNumbers, picked: number, { texts, format, times, stakeMinor }: SceneTools): readonly PayLine[] {
  return Object.entries(returns[picked] ?? {}).map(([hits, back]) => ({
    id: hits,
    label: texts.text('games.draw.hits', { hits, picks: picked }),
    times: times(back),
    amount: format(returnOf(stakeMinor(), multipleOf(back))),
  }));
}

/** The rows of the rules: one for each number of picks. */
export function payRows({ returns }: PickedNumbers, { model, texts, times }: SceneTools): readonly PayRow[] {
  return model.exampleSpots.map((spot) => {
    const picked = spot.split('-').length;
    const pays = Object.entries(returns[picked] ?? {}).map(
      ([hits, back]) => `${texts.text('games.draw.hits', { hits, picks: picked })}: ${times(back)}`,
    );
    return { bet: texts.text('games.draw.picks', { count: picked }), pays: pays.join(' · '), rtpPercent: model.figuresOf(spot).rtpPercent };
  });
}
