import type { Promotion, PromotionTerms } from '@playfront/api-contract';
import type { Format } from '@playfront/i18n';
import { formatHours } from '@playfront/money';
import { Link } from '@playfront/navigation';
import type { DescriptionRow } from '@playfront/ui/data';
import type { PromotionPaths } from './promotion-paths.ts';
import styles from './promotion-terms.module.css';

/** What the player gets from a promotion of this type. */
function gainText({ type }: Pick<Promotion, 'type'>, terms: PromotionTerms, format: Format): string {
  const amount = format.money(terms.maxBonus);
  if (terms.match_percent === null) return amount;
  return format.text(type === 'cashback' ? 'content.promotion.gain.cashback' : 'content.promotion.gain.match', {
    percent: format.percent(terms.match_percent, { maximumFractionDigits: 2 }),
    amount,
  });
}

function playThroughText({ wagering_x: times, wagering_base: base }: PromotionTerms, { text, number }: Format): string {
  if (times === 0) return text('content.promotion.none');
  return text(base === 'bonus' ? 'content.promotion.play_through.bonus' : 'content.promotion.play_through.bonus_plus_deposit', {
    times: number(times),
  });
}

/** The four main terms, for a card. */
export function mainTerms(promotion: Pick<Promotion, 'type'>, terms: PromotionTerms, format: Format): readonly DescriptionRow[] {
  const { text, money } = format;
  return [
    { id: 'gain', label: text('content.promotion.term.gain'), value: gainText(promotion, terms, format), money: 'bonus' },
    { id: 'play', label: text('content.promotion.term.play'), value: playThroughText(terms, format) },
    { id: 'win', label: text('content.promotion.term.win'), value: terms.maxWin ? money(terms.maxWin) : text('content.promotion.no_limit') },
    { id: 'use', label: text('content.promotion.term.use'), value: formatHours(terms.expires_after_hours, format.languageTag) },
  ];
}

/** All terms that are a number, yes or no. */
export function allTerms(promotion: Promotion, terms: PromotionTerms, format: Format, paths: PromotionPaths): readonly DescriptionRow[] {
  const { text, money, date } = format;
  const isDeposit = promotion.type === 'deposit_match' || promotion.type === 'reload';
  const rows: (DescriptionRow | false)[] = [
    ...mainTerms(promotion, terms, format),
    isDeposit && { id: 'deposit', label: text('content.promotion.term.deposit'), value: money(terms.minDeposit), startsGroup: true },
    isDeposit && { id: 'claim', label: text('content.promotion.term.claim'), value: formatHours(terms.claim_within_hours, format.languageTag) },
    { id: 'bet', label: text('content.promotion.term.bet'), value: money(terms.maxBet), startsGroup: !isDeposit },
    { id: 'stake', label: text('content.promotion.term.stake'), value: money(terms.wageringAtMost) },
    { id: 'cost', label: text('content.promotion.term.cost'), value: money(terms.expectedCost.amount) },
    { id: 'games', label: text('content.promotion.term.games'), value: <EligibleGames {...{ terms, format, paths }} />, startsGroup: true },
    {
      id: 'withdrawal',
      label: text('content.promotion.term.withdrawal'),
      value: text(terms.forfeits_on_withdrawal ? 'content.promotion.withdrawal.ends' : 'content.promotion.withdrawal.keeps'),
    },
    promotion.valid_to !== null && { id: 'until', label: text('content.promotion.term.until'), value: date(promotion.valid_to) },
    promotion.code !== null && { id: 'code', label: text('content.promotion.term.code'), value: promotion.code },
  ];
  return rows.filter((row) => row !== false);
}

function EligibleGames({ terms, format, paths }: { terms: PromotionTerms; format: Format; paths: PromotionPaths }) {
  if (terms.eligible_categories.length === 0) return format.text('content.promotion.games.all');
  return (
    <ul className={styles.games}>
      {terms.eligible_categories.map((category) => {
        const { path, name } = paths.category(category, format);
        return (
          <li key={category}>
            <Link to={path}>{name}</Link>
          </li>
        );
      })}
    </ul>
  );
}
