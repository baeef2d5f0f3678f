import { useFormat, type MessageId } from '@playfront/i18n';
import type { MoneyKind } from '@playfront/ui';
import styles from './MoneyKinds.module.css';

const kinds = [
  { kind: 'real', titleId: 'content.money.real.title', textId: 'content.money.real.text' },
  { kind: 'bonus', titleId: 'content.money.bonus.title', textId: 'content.money.bonus.text' },
  { kind: 'locked', titleId: 'content.money.locked.title', textId: 'content.money.locked.text' },
] as const satisfies readonly { kind: MoneyKind; titleId: MessageId; textId: MessageId }[];

/** The three kinds of money of an account, each in its usual colour. */
export function MoneyKinds() {
  const { text } = useFormat();
  return (
    <section className={styles.place} aria-labelledby="money-kinds">
      <h2 id="money-kinds">{text('content.money.title')}</h2>
      <ul className={styles.kinds}>
        {kinds.map(({ kind, titleId, textId }) => (
          <li key={kind} className={styles.kind} data-kind={kind}>
            <h3>{text(titleId)}</h3>
            <p>{text(textId)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
