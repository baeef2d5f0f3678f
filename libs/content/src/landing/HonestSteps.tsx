import { useId } from 'react';
import styles from './HonestSteps.module.css';

export type HonestStep = { readonly id: string; readonly title: string; readonly text: string };

/** What comes one after the other, with what it asks for. */
export function HonestSteps({ title, steps }: { title: string; steps: readonly HonestStep[] }) {
  const titleId = useId();
  return (
    <section className={styles.place} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
