import type { LimitKind, PlayerLimit } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { IconCash, IconClock, IconCoins, IconTrendingDown, type Icon } from '@playfront/ui/icons';
import { LimitCell } from './LimitCell.tsx';
import { kindMessages, kinds, periodMessages, periods } from './limits.messages.ts';
import { limitOf, type LimitName } from './limits.rules.ts';
import styles from './LimitsTable.module.css';

const icons = { deposit: IconCash, loss: IconTrendingDown, wager: IconCoins, session: IconClock } as const satisfies Record<LimitKind, Icon>;

export type LimitsTableProps = {
  readonly limits: readonly PlayerLimit[];
  /** Opens the dialog that changes a limit. */
  readonly onChange: (name: LimitName) => void;
};

/** All limits: a row for each kind, a column for each period; on a narrow page a card for each kind. */
export function LimitsTable({ limits, onChange }: LimitsTableProps) {
  const { text } = useFormat();
  return (
    <div className={styles.container}>
      <div className={styles.frame}>
        <div className={styles.head} aria-hidden>
          {periods.map((period) => (
            <span key={period}>{text(periodMessages[period])}</span>
          ))}
        </div>
        <ul role="list" className={styles.list} aria-label={text('account.limits.list')}>
          {kinds.map((kind) => (
            <KindRow key={kind} kind={kind} limits={limits} onChange={onChange} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function KindRow({ kind, limits, onChange }: LimitsTableProps & { kind: LimitKind }) {
  const { text } = useFormat();
  const Icon = icons[kind];
  const [titleId, hintId] = kindMessages[kind];
  const cells = periods.map((period) => ({
    name: { kind, period } satisfies LimitName,
    limit: limitOf(limits, { kind, period }, 'player'),
    law: limitOf(limits, { kind, period }, 'law'),
  }));
  const empty = cells.filter(({ limit, law }) => !limit && !law).map(({ name }) => name.period);
  const firstSet: LimitName = cells.find(({ limit }) => limit)?.name ?? { kind, period: 'day' };
  return (
    <li className={styles.row}>
      <div className={styles.kind}>
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
        <h2>{text(titleId)}</h2>
        <p className={styles.hint}>{text(hintId)}</p>
      </div>
      {cells.map((cell) => (
        <LimitCell key={cell.name.period} {...cell} onSet={() => onChange(cell.name)} />
      ))}
      {empty.length > 0 && <p className={styles.noneFor}>{text('account.limits.none_for', { periods: empty.join('_') })}</p>}
      <Button
        size="s"
        className={styles.change}
        aria-label={`${text('account.limits.change')}: ${text('account.limits.dialog', { kind })}`}
        onClick={() => onChange(firstSet)}
      >
        {text('account.limits.change')}
      </Button>
    </li>
  );
}
