import { useEffect, useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { EmptyState } from '@playfront/ui';
import { IconClock } from '@playfront/ui/icons';
import { countdownText, endTimeOf, useSecondsLeft } from '../play-pause/useSecondsLeft.ts';

export type CheckBreakNoticeProps = {
  /** What is left of the break when this is first shown. */
  readonly seconds: number;
  /** Called when the break is over. Must be stable. */
  readonly onOver: () => void;
};

/** In place of the deposit form during the break that the law of some countries requires after a reality check. */
export function CheckBreakNotice({ seconds, onOver }: CheckBreakNoticeProps) {
  const { text, time } = useFormat();
  const [endsAt] = useState(() => endTimeOf(seconds));
  const [endMs] = useState(() => performance.now() + seconds * 1000);
  const secondsLeft = useSecondsLeft(endMs);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <EmptyState isCard icon={<IconClock size={24} />} title={text('account.pause.check_break')}>
      {text('account.play_pause.law')}{' '}
      <span role="timer">{text('account.pause.check_break.until', { time: time(endsAt), left: countdownText(secondsLeft) })}</span>
    </EmptyState>
  );
}
