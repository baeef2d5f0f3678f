import type { ReactNode } from 'react';
import { joinClasses } from '@playfront/ui';
import styles from './Outcome.module.css';

/** A row of drawn numbers, dice or runners. */
export const Balls = ({ children }: { children: ReactNode }) => <ol className={styles.balls}>{children}</ol>;

type BallProps = { children: ReactNode; isLit?: boolean; isSquare?: boolean };

export const Ball = ({ children, isLit = false, isSquare = false }: BallProps) => (
  <li className={joinClasses(styles.ball, isLit && styles.lit, isSquare && styles.square)}>{children}</li>
);
