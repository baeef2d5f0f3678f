import { buyPriceMinor, playBought, playJackpotReels, playReels, playWays, type ReelsModel, type WordSource } from '@playfront/game-math';
import type { Currency } from '@playfront/money';
import { jackpotStake } from './jackpots.service.ts';
import { hasWays, type SlotModel } from './models.ts';
import { wireSpin, wireWaysSpin, type WireSpin } from './wire-spin.ts';

/** A drawn round of reels; what a jackpot pays is not part of `winMinor`. */
type DrawnRound = {
  readonly spins: WireSpin[];
  readonly winMinor: number;
  readonly jackpot?: { readonly model: ReelsModel; readonly draw: number; readonly below: number; readonly isWon: boolean };
};

type Draw = { readonly model: SlotModel; readonly currency: Currency; readonly betMinor: number; readonly isBought: boolean };

export function drawRound({ model, currency, betMinor, isBought }: Draw, next: WordSource): DrawnRound {
  if (hasWays(model)) {
    const { spins, winMinor } = playWays(model, betMinor, next);
    return { spins: spins.map((spin) => wireWaysSpin(spin, currency)), winMinor };
  }
  const wireSpins = (spins: Parameters<typeof wireSpin>[0][]) => spins.map((spin) => wireSpin(spin, currency));
  if (model.jackpot) {
    const below = jackpotStake(betMinor, currency);
    const { spins, winMinor, jackpotDraw: draw, isJackpotWon: isWon } = playJackpotReels(model, betMinor, below, next);
    return { spins: wireSpins(spins), winMinor, jackpot: { model, draw, below, isWon } };
  }
  const { spins, winMinor } = isBought ? playBought(model, betMinor, next) : playReels(model, betMinor, next);
  return { spins: wireSpins(spins), winMinor };
}

/** The price of a bought round; undefined if the game sells none. */
export function priceOf(model: SlotModel, betMinor: number): number | undefined {
  return hasWays(model) || !model.bonusBuy ? undefined : buyPriceMinor(model, betMinor);
}
