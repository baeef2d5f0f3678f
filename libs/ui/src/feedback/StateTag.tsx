import type { ReactNode } from 'react';
import { IconLock } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { stateTones } from './state-tones.ts';
import type { StateName } from './state-tones.ts';
import styles from './StateTag.module.css';
import { StatusDot } from './StatusDot.tsx';

export interface StateTagProps {
  state: StateName;
  /** With its own background, for cards; in table rows the dot is enough. */
  isBoxed?: boolean | undefined;
  className?: string | undefined;
  /** The text; colour and icon only support it. */
  children: ReactNode;
}

/** A state: open, won, pending, refused, locked. */
export const StateTag = ({ state, isBoxed, className, children }: StateTagProps) =>
  state === 'locked' || state === 'suspended' ? (
    <span className={joinClasses(styles.locked, isBoxed && styles.boxed, className)}>
      <IconLock size={14} />
      {children}
    </span>
  ) : (
    <StatusDot tone={stateTones[state]} className={joinClasses(isBoxed && styles.boxed, className)}>
      {children}
    </StatusDot>
  );
