import { useId } from 'react';
import styles from './NumberedSteps.module.css';

export type NumberedStep = { readonly id: string; readonly title: string; readonly text: string };

/** Numbered steps, each with what it requires. */
export function NumberedSteps({ title, steps }: { title: string; steps: readonly NumberedStep[] }) {
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
            <div className={styles.text}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
