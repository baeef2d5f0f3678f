import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconArrowNarrowDown, IconArrowNarrowUp, IconLock, IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './SlipLeg.module.css';
import type { OddsMove } from './useOddsMove.ts';

export interface SlipLegProps {
  /** The selection: "Harrow Vale to win". */
  title: string;
  market?: string | undefined;
  event: string;
  isLive?: boolean | undefined;
  liveLabel?: string | undefined;
  /** The formatted price. */
  odds: string;
  /** Change of the price since it was added: "Odds changed from 1.85 to 1.80". */
  change?: { move: OddsMove; text: string } | undefined;
  /** Why it is suspended; a padlock replaces the price. */
  suspendedText?: string | undefined;
  removeLabel: string;
  onRemove: () => void;
  /** The stake of this pick, on a slip of singles. */
  children?: ReactNode;
}

/** One pick on the slip. */
export function SlipLeg({ title, market, event, isLive, liveLabel, odds, change, suspendedText, removeLabel, onRemove, children }: SlipLegProps) {
  const isSuspended = suspendedText !== undefined;
  return (
    <li className={joinClasses(styles.leg, isSuspended && styles.suspended)}>
      <div className={styles.head}>
        <span className={styles.title} title={title}>
          {title}
        </span>
        <span className={styles.odds}>{isSuspended ? <IconLock size={16} /> : odds}</span>
        <IconButton size="s" className={styles.remove} label={removeLabel} icon={<IconX size={18} />} onClick={onRemove} />
      </div>
      {market !== undefined && <p className={styles.small}>{market}</p>}
      <p className={joinClasses(styles.small, isLive && styles.live)}>
        {isLive && liveLabel !== undefined && <span className="visually-hidden">{liveLabel} </span>}
        {event}
      </p>
      {/* Announced when it appears while the slip is open. */}
      <div role="status">
        {isSuspended && <p className={styles.note}>{suspendedText}</p>}
        {!isSuspended && change !== undefined && (
          <p className={joinClasses(styles.note, styles[change.move])}>
            {change.move === 'up' ? <IconArrowNarrowUp size={16} /> : <IconArrowNarrowDown size={16} />}
            {change.text}
          </p>
        )}
      </div>
      {children !== undefined && <div className={styles.stake}>{children}</div>}
    </li>
  );
}
