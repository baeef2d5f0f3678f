import { buyPriceMinor, jackpotReturn, type ReelsModel, type WaysModel } from '@playfront/game-math';
import { formatNumber, formatPercent, money, type Money } from '@playfront/money';
import type { TextId, Texts, TextValues } from '../frame/texts.ts';
import { hasWays, layoutOf, type SlotModel } from './slot-model.ts';

/** A sentence or more of the rules. */
export type Paragraph = readonly [id: TextId, values?: TextValues];

/** Return to player in per cent, with the jackpot if the game has one. */
export function rtpOf(model: SlotModel): number {
  return !hasWays(model) && model.jackpot ? jackpotReturn(model).totalPercent : model.rtpPercent;
}

/** What the return means. */
export function returnTexts(model: SlotModel, { languageTag }: Texts): Paragraph[] {
  const percent = (value: number) => formatPercent(value, languageTag);
  const rtp = percent(rtpOf(model));
  if (hasWays(model)) return [['games.rules.rtp_simulated', { rtp, error: percent(model.rtpErrorPercent) }]];
  if (!model.jackpot) return [['games.rules.rtp_meaning', { rtp }]];
  return [['games.rules.rtp_jackpot', { rtp, base: percent(model.rtpPercent), free: percent(jackpotReturn(model).freePlayPercent) }]];
}

/** How wins are paid. */
export function howTexts(model: SlotModel, bet: Money, texts: Texts, format: (amount: Money) => string): Paragraph[] {
  return [...(hasWays(model) ? waysTexts(model, texts) : lineTexts(model, bet, texts, format)), ['games.rules.how_return']];
}

function waysTexts(model: WaysModel, { languageTag }: Texts): Paragraph[] {
  const { minRows, maxRows } = layoutOf(model);
  const { scatters, spins } = model.freeSpins;
  return [
    ['games.rules.how_ways', { least: minRows, most: maxRows }],
    ['games.rules.how_wild'],
    ['games.rules.how_ways_free', { scatters, spins, times: formatNumber(model.maxWinTimesBet, languageTag) }],
  ];
}

function lineTexts(model: ReelsModel, bet: Money, { languageTag }: Texts, format: (amount: Money) => string): Paragraph[] {
  const { lines, freeSpins, scatterPays, bonusBuy, jackpot } = model;
  const percent = (value: number) => formatPercent(value, languageTag);
  const found: Paragraph[] = [['games.rules.how_lines', { lines: lines.length, bet: format(bet) }], ['games.rules.how_wild']];
  if (Object.keys(scatterPays).length > 0) found.push(['games.rules.how_scatter']);
  if (freeSpins) {
    const { scatters, spins, multiplier, maxPerRound: most } = freeSpins;
    found.push(['games.rules.how_free_spins', { scatters, spins, multiplier, most }]);
  }
  if (bonusBuy) {
    const price = format(money(buyPriceMinor(model, bet.minor), bet.currency));
    found.push(['games.rules.how_buy', { price, rtp: percent(bonusBuy.rtpPercent) }]);
  }
  if (jackpot) found.push(['games.rules.how_jackpot', { share: percent(jackpotReturn(model).contributionPercent) }]);
  return found;
}
