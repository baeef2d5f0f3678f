import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './BetSlip.module.css';

export interface BetSlipProps {
  /** "Bet slip", for those who do not see the tabs. */
  label: string;
  /** `UnderlineTabs` (slip and own bets) in a panel; left out in a sheet, whose head names it. */
  tabs?: ReactNode;
  /** `SegmentedTabs`: single, combo, system. */
  modes?: ReactNode;
  /** `SlipLeg`s. They scroll; what is paid stays in sight. */
  legs: ReactNode;
  /** Instead of all the rest when nothing is picked. */
  empty?: { title: string; text: string } | undefined;
  /** `StakeField`, `Keypad`, `SlipTotals`, `PlaceButton`. */
  children: ReactNode;
  /** Without its box, in a sheet. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

/** The slip: what is picked above, what it costs and the button below. */
export const BetSlip = ({ label, tabs, modes, legs, empty, children, isPlain, className }: BetSlipProps) => (
  <section aria-label={label} className={joinClasses(styles.slip, !isPlain && styles.boxed, className)}>
    {tabs}
    {empty === undefined ? (
      <>
        {modes !== undefined && <div className={styles.modes}>{modes}</div>}
        {/* A list of links and buttons scrolls by Tab; the slip is as high as its page lets it be. */}
        <ul role="list" className={styles.legs}>
          {legs}
        </ul>
        <div className={styles.foot}>{children}</div>
      </>
    ) : (
      <EmptyState title={empty.title} className={styles.empty}>
        {empty.text}
      </EmptyState>
    )}
  </section>
);
