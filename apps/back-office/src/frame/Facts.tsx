import { Fragment } from 'react';
import styles from './layout.module.css';

type FactsProps = {
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** With a background and a border. */
  readonly isFramed?: boolean;
};

/** Names with their values, one pair per line. */
export function Facts({ facts, isFramed = false }: FactsProps) {
  return (
    <dl className={isFramed ? `${styles['facts']} ${styles['framed']}` : styles['facts']}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
