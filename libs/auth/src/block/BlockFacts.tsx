import type { BlockReason } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import styles from './BlockFacts.module.css';

export type BlockFactsProps = {
  /** Null if staff gave none, or it is not known here. */
  readonly reason: BlockReason | null;
  readonly supportEmail: string;
};

/** Tells a blocked player the reason, what happens to the money, and whom to contact. */
export function BlockFacts({ reason, supportEmail }: BlockFactsProps) {
  const { text } = useFormat();
  return (
    <div className={styles.facts}>
      <p>{text('auth.block.reason', { reason: reason ?? 'none' })}</p>
      <p>{text('auth.block.money')}</p>
      <p>
        {text('auth.block.ask')}{' '}
        <a className={styles.support} href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </div>
  );
}
