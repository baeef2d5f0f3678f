import { useFormat } from '@playfront/i18n';
import styles from './Fairness.module.css';
import { OwnCheckCard } from './OwnCheckCard.tsx';
import { SeedsCard } from './SeedsCard.tsx';
import { VerifyCard, type VerifyCardProps } from './VerifyCard.tsx';

const steps = [
  ['account.fairness.before', 'account.fairness.before_text'],
  ['account.fairness.during', 'account.fairness.during_text'],
  ['account.fairness.after', 'account.fairness.after_text'],
] as const;

export type FairnessViewProps = VerifyCardProps;

/** How rounds are drawn, the player's seeds, and the check of any round, computed in the browser. */
export function FairnessView(props: FairnessViewProps) {
  const { text } = useFormat();
  return (
    <div className={styles.view}>
      <p className={styles.dim}>{text('account.fairness.lead')}</p>
      <ul className={styles.steps} role="list">
        {steps.map(([titleId, textId]) => (
          <li key={titleId} className={styles.card}>
            <h2>{text(titleId)}</h2>
            <p className={styles.dim}>{text(textId)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.pair}>
        <SeedsCard />
        <VerifyCard {...props} />
      </div>
      <OwnCheckCard />
    </div>
  );
}
