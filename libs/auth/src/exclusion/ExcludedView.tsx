import type { ReactNode } from 'react';
import type { HelpLine } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { DescriptionList } from '@playfront/ui/data';
import { IconHeart } from '@playfront/ui/icons';
import styles from './ExcludedView.module.css';
import { HelpLines } from './HelpLines.tsx';
import type { StoredExclusion } from './stored-exclusion.schema.ts';
import { useExclusionTitle } from './useExclusionTitle.ts';

export type ExcludedViewProps = {
  /** Undefined if the player excluded themselves elsewhere. */
  readonly exclusion?: Omit<StoredExclusion, 'help'> | undefined;
  readonly help: readonly HelpLine[];
  readonly helpLink: ReactNode;
  readonly contactLink: ReactNode;
};

/** Shown after a self-exclusion: its end, what happens to the money, and help lines. It has no link to the games. */
export function ExcludedView({ exclusion, help, helpLink, contactLink }: ExcludedViewProps) {
  const { text, money } = useFormat();
  const titleOf = useExclusionTitle();
  const rows = [
    { id: 'paying', label: text('auth.excluded.paying'), amount: exclusion?.paying },
    { id: 'rest', label: text('auth.excluded.rest'), amount: exclusion?.rest },
  ].flatMap(({ amount, ...row }) => (amount && amount.minor > 0 ? [{ ...row, value: money(amount), money: 'real' as const }] : []));
  return (
    <div className={styles.view}>
      <IconHeart size={32} />
      <h1>{titleOf(exclusion)}</h1>
      <p>{text('auth.excluded.text')}</p>
      {rows.length > 0 && <DescriptionList isBoxed rows={rows} />}
      <p>{text('auth.excluded.money')}</p>
      <h2>{text('auth.help_lines')}</h2>
      <HelpLines lines={help} />
      <div className={styles.links}>
        {helpLink}
        {contactLink}
      </div>
    </div>
  );
}
