import { joinClasses } from '../joinClasses.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import { SplitLine } from '../money/SplitLine.tsx';
import styles from './SplitBar.module.css';

export interface SplitBarProps {
  /** What is split: "Staked in 7 days". */
  title: string;
  /** In any unit, the same for both; negative values count as zero. */
  real: number;
  bonus: number;
  realLabel: string;
  bonusLabel: string;
  /** Already formatted, with their currency. */
  realText: string;
  bonusText: string;
  className?: string | undefined;
}

/** Shares of real and bonus money in a sum, as a bar and in figures. */
export function SplitBar({ title, real, bonus, realLabel, bonusLabel, realText, bonusText, className }: SplitBarProps) {
  const [realPart, bonusPart] = [Math.max(0, real), Math.max(0, bonus)];
  const total = realPart + bonusPart;
  return (
    <figure className={className}>
      <figcaption className={styles.title}>{title}</figcaption>
      <SplitLine realShare={total === 0 ? 0 : realPart / total} isEmpty={total === 0} height={8} />
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt className={joinClasses(styles.label, styles.real)}>{realLabel}</dt>
          <dd>
            <MoneyText kind="real">{realText}</MoneyText>
          </dd>
        </div>
        <div className={joinClasses(styles.part, styles.end)}>
          <dt className={joinClasses(styles.label, styles.bonus)}>{bonusLabel}</dt>
          <dd>
            <MoneyText kind="bonus">{bonusText}</MoneyText>
          </dd>
        </div>
      </dl>
    </figure>
  );
}
