import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './BetSlip.module.css';

export interface BetSlipProps {
  /** "Bet slip", the accessible name. */
  label: string;
  /** `UnderlineTabs` (slip and the player's bets) in a panel; left out in a sheet, which has its own title. */
  tabs?: ReactNode;
  /** `SegmentedTabs`: single, combo, system. */
  modes?: ReactNode;
  /** `SlipLeg`s. They scroll; stake and payout stay visible. */
  legs: ReactNode;
  /** Replaces all other content if the slip has no picks. */
  empty?: { title: string; text: string } | undefined;
  /** `StakeField`, `Keypad`, `SlipTotals`, `PlaceButton`. */
  children: ReactNode;
  /** Without a box, in a sheet. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

/** The bet slip: picks above, totals and button below. */
export const BetSlip = ({ label, tabs, modes, legs, empty, children, isPlain, className }: BetSlipProps) => (
  <section aria-label={label} className={joinClasses(styles.slip, !isPlain && styles.boxed, className)}>
    {tabs}
    {empty === undefined ? (
      <>
        {modes !== undefined && <div className={styles.modes}>{modes}</div>}
        {/* Tab scrolls the list to its links and buttons; the page limits the height of the slip. */}
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
