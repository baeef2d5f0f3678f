import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { clockText, EmptyState, endMsAfter, useSecondsLeft } from '@playfront/ui';
import { IconClock } from '@playfront/ui/icons';
import { endTimeOf } from '../play-pause/end-time.rules.ts';

export type CheckBreakNoticeProps = {
  /** Remaining time of the break at the first render. */
  readonly seconds: number;
  /** Called when the break has ended. */
  readonly onEnded: () => void;
};

/** Shown in place of the deposit form during the break that the law of some countries requires after a reality check. */
export function CheckBreakNotice({ seconds, onEnded }: CheckBreakNoticeProps) {
  const { text, time } = useFormat();
  const [endsAt] = useState(() => endTimeOf(seconds));
  const [endMs] = useState(() => endMsAfter(seconds));
  const secondsLeft = useSecondsLeft(endMs, onEnded) ?? seconds;
  return (
    <EmptyState isCard icon={<IconClock size={24} />} title={text('account.pause.check_break')}>
      {text('account.play_pause.law')}{' '}
      <span role="timer">{text('account.pause.check_break.until', { time: time(endsAt), left: clockText(secondsLeft) })}</span>
    </EmptyState>
  );
}
