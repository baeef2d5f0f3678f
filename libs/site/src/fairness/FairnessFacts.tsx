import { useId } from 'react';
import { useFormat, type MessageId } from '@playfront/i18n';
import styles from './FairnessFacts.module.css';

const facts = [
  ['site.index.fact.rtp.title', 'site.index.fact.rtp.text'],
  ['site.index.fact.money.title', 'site.index.fact.money.text'],
  ['site.index.fact.fair.title', 'site.index.fact.fair.text'],
] as const satisfies readonly (readonly [MessageId, MessageId])[];

/** Three facts about returns, money and how rounds are drawn. */
export function FairnessFacts() {
  const { text } = useFormat();
  const titleId = useId();
  return (
    <section className={styles.facts} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('site.index.how')}</h2>
      <ul>
        {facts.map(([factId, textId]) => (
          <li key={factId}>
            <h3>{text(factId)}</h3>
            <p>{text(textId)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
