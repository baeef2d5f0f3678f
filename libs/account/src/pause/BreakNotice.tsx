import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { EmptyState } from '@playfront/ui';
import { IconClock } from '@playfront/ui/icons';

export type BreakNoticeProps = {
  /** The end of the break. */
  readonly until: string;
  /** Link to the page of the break. */
  readonly breakLink: ReactNode;
};

/** Shown in place of the deposit form during a break. */
export function BreakNotice({ until, breakLink }: BreakNoticeProps) {
  const { text, dateTime } = useFormat();
  return (
    <EmptyState isCard icon={<IconClock size={24} />} title={text('account.pause.running', { date: dateTime(until) })} action={breakLink}>
      {text('account.pause.no_deposit')}
    </EmptyState>
  );
}
