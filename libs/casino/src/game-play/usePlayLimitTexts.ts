import { useFormat } from '@playfront/i18n';
import type { PlayLimitLeft } from './play-limits.rules.ts';

/** Names of limits on play, and what is left of them: "Loss limit", "€40.00 left today". */
export function usePlayLimitTexts(limits: readonly PlayLimitLeft[]) {
  const { text, money } = useFormat();
  return limits.map(({ kind, period, left }) => {
    const amount = typeof left === 'number' ? text('casino.play.limit_time', { hours: Math.floor(left / 60), minutes: left % 60 }) : money(left);
    return { kind, name: text('casino.play.limit', { kind }), left: text('casino.play.limit_left', { amount, period }) };
  });
}
