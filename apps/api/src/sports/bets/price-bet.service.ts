import { wireOdds, type frontPriceBet, type Refusal, type ValidRequestOf, type WireResponseOf } from '@playfront/api-contract';
import { fromWire, money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../../database/database.ts';
import { isRefusal, refuse } from '../../http/failures.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import { returnOf, totalOddsOf, wonWorth } from './bet-return.ts';
import { offersFor } from './offers.ts';
import { readSlip } from './slip.ts';
import { stakeLimits } from './stake-limits.ts';

type Request = ValidRequestOf<typeof frontPriceBet>;
type Response = WireResponseOf<typeof frontPriceBet>;

export type PriceBet = { price(currency: Currency, request: Request): Promise<Response | Refusal> };

type Dependencies = { database: Database; now: () => Date; settings: SettingsService };

export function createPriceBet({ database, now, settings }: Dependencies): PriceBet {
  return {
    async price(currency, request) {
      const shape = readSlip(request);
      if (isRefusal(shape)) return shape;
      const stake = fromWire(request.stake, currency);
      if (!stake) return refuse('malformed', { stake: 'stake_out_of_range' });

      const offers = await offersFor(database, request.selections, now());
      const { sports_live_delay_ms } = await settings.read();
      const selections = request.selections.map(({ event_id, market, outcome, odds: seen }, index) => {
        const offer = offers[index];
        const odds = offer?.outcome?.odds ?? seen;
        return { event_id, market, outcome, odds, hasChanged: odds !== seen, status: offer?.availability ?? 'closed' };
      });
      const odds = selections.map((selection) => selection.odds);
      const totalOdds = totalOddsOf(shape, odds);
      const limits = stakeLimits(currency, totalOdds);
      const possible = Math.min(returnOf(stake.minor, shape, odds.map(wonWorth)), limits.maxReturnMinor);
      const wire = (minor: number) => toWire(money(minor, currency));
      return {
        status: 1,
        currency,
        lines: shape.lines,
        total_odds: wireOdds(totalOdds),
        stake: toWire(stake),
        possible_return: wire(possible),
        min_stake: wire(limits.minMinor),
        max_stake: wire(limits.maxMinor),
        live_delay_ms: offers.some(({ market }) => market?.event_status === 'live') ? sports_live_delay_ms : 0,
        selections: selections.map(({ hasChanged, odds: current, ...selection }) => ({
          ...selection,
          odds: wireOdds(current),
          has_changed: hasChanged,
        })),
      };
    },
  };
}
