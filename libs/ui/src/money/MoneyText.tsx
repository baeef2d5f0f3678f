import { joinClasses } from '../joinClasses.ts';
import styles from './MoneyText.module.css';

/** Real and bonus money keep their colour everywhere; locked and total are plain text. */
export type MoneyKind = 'real' | 'bonus' | 'locked' | 'total';

export interface MoneyTextProps {
  kind?: MoneyKind | undefined;
  /** `m` 20 px, `l` 32 px; otherwise the size of the text around it. */
  size?: 'inherit' | 'm' | 'l' | undefined;
  className?: string | undefined;
  /** The amount, already formatted with its currency. */
  children: string;
}

/** An amount in tabular figures. It formats nothing. */
export function MoneyText({ kind = 'total', size = 'inherit', className, children }: MoneyTextProps) {
  const colour = kind === 'real' || kind === 'bonus' ? styles[kind] : undefined;
  return <span className={joinClasses(styles.money, colour, size !== 'inherit' && styles[size], className)}>{children}</span>;
}
