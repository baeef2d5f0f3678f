import { uniformInt, type WordSource } from '../uniform-int.ts';
import { weightedIndex } from '../weighted.ts';
import { playRound, visibleSymbols, type ReelsRound } from './play-reels.ts';
import { scatter, type ReelsModel } from './reels-model.ts';

/** Windows that win free spins, by how many scatters each reel shows: any of `stops` of each reel together with any of the others. */
export type WinningStops = { readonly stops: readonly (readonly number[])[]; readonly windows: number };

/** What a round with bought free spins costs, in minor units. Throws `RangeError` if the model sells none, or not for this bet. */
export function buyPriceMinor(model: ReelsModel, betMinor: number): number {
  const priceMinor = ((model.bonusBuy?.priceTenths ?? 0) * betMinor) / 10;
  if (!Number.isSafeInteger(priceMinor) || priceMinor <= 0) throw new RangeError(`${model.id} sells no free spins for a bet of ${betMinor}`);
  return priceMinor;
}

/**
 * Plays a bought round: a first spin that wins free spins, then the free spins, as in `playReels`. The first window is drawn from all windows that
 * win free spins, each equally likely, so that a bought round is a paid round that was lucky. It draws the numbers of scatters, then one stop a reel.
 *
 * `betMinor` is the bet for which wins are paid; the player pays `buyPriceMinor`.
 */
export function playBought(model: ReelsModel, betMinor: number, next: WordSource): ReelsRound {
  buyPriceMinor(model, betMinor);
  const groups = winningStops(model);
  return playRound(model, betMinor, next, () => {
    const group = groups[
      weightedIndex(
        next,
        groups.map(({ windows }) => windows),
      )
    ] as WinningStops;
    return model.strips.map((strip, reel) => {
      const stops = group.stops[reel] ?? [];
      return visibleSymbols(strip, stops[uniformInt(next, stops.length)] ?? 0, model.rows);
    });
  });
}

/** All windows that win free spins. */
export function winningStops({ strips, rows, freeSpins }: ReelsModel): WinningStops[] {
  type Group = WinningStops & { readonly scatters: number };
  let groups: Group[] = [{ stops: [], windows: 1, scatters: 0 }];
  for (const strip of strips) {
    const byScatters = stopsByScatters(strip, rows);
    groups = groups.flatMap((group) =>
      [...byScatters].map(([shown, stops]) => ({
        stops: [...group.stops, stops],
        windows: group.windows * stops.length,
        scatters: group.scatters + shown,
      })),
    );
  }
  const needed = freeSpins?.scatters ?? Infinity;
  return groups.flatMap(({ stops, windows, scatters }) => (scatters >= needed ? [{ stops, windows }] : []));
}

function stopsByScatters(strip: string, rows: number): Map<number, number[]> {
  const byScatters = new Map<number, number[]>();
  for (let stop = 0; stop < strip.length; stop++) {
    const shown = visibleSymbols(strip, stop, rows).filter((symbol) => symbol === scatter).length;
    byScatters.set(shown, [...(byScatters.get(shown) ?? []), stop]);
  }
  return byScatters;
}
