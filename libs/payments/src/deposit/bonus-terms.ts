import type { DepositBonus } from '@playfront/api-contract';
import type { Format } from '@playfront/i18n';
import { formatHours } from '@playfront/money';
import type { DescriptionRow } from '@playfront/ui/data';

type BonusTerms = Pick<DepositBonus, 'wageringRequired' | 'maxBet' | 'expectedCost'> & {
  /** Time for the wagering in hours, before it has started. */
  readonly expires_after_hours?: number | null;
  /** Deadline of the wagering, once it has started. */
  readonly expires_at?: string | null;
};

/** The same in one sentence, for the choice of a bonus; `undefined` if it need not be wagered. */
export function bonusSentence(
  { wageringRequired: wagering, expires_after_hours: hours = null, maxBet, expectedCost: cost }: BonusTerms,
  format: Format,
) {
  const { text, money, languageTag } = format;
  if (!wagering?.minor) return undefined;
  return text('payments.deposit.bonus.sentence', {
    wagering: money(wagering),
    has_time: hours === null ? 'no' : 'yes',
    time: hours === null ? '' : formatHours(hours, languageTag),
    has_max: maxBet ? 'yes' : 'no',
    max_bet: maxBet ? money(maxBet) : '',
    has_cost: cost ? 'yes' : 'no',
    cost: cost ? money(cost.amount) : '',
  });
}

/** Wagering requirement of a bonus, its deadline, the maximum bet, and the average cost. */
export function bonusTermRows(terms: BonusTerms, { text, money, date, languageTag }: Format): DescriptionRow[] {
  const { wageringRequired: wagering, expires_after_hours: hours = null, expires_at: end = null, maxBet, expectedCost: cost } = terms;
  if (!wagering?.minor) return [];
  const rows: (DescriptionRow | false | undefined)[] = [
    { id: 'wagering', label: text('payments.deposit.bonus.wagering'), value: money(wagering) },
    hours !== null && { id: 'time', label: text('payments.deposit.bonus.time'), value: formatHours(hours, languageTag) },
    end !== null && { id: 'until', label: text('payments.deposit.bonus.until'), value: date(end) },
    maxBet && { id: 'max_bet', label: text('payments.deposit.bonus.max_bet'), value: money(maxBet) },
    cost && { id: 'cost', label: text('payments.deposit.bonus.cost'), value: money(cost.amount) },
  ];
  return rows.filter((row) => typeof row === 'object');
}
