import { useFormat } from '@playfront/i18n';
import type { PlayLimitLeft } from './play-limits.rules.ts';

/** Names of limits on play, and what is left of them: "Loss limit", "€40.00 left today". */
export function usePlayLimitTexts(limits: readonly PlayLimitLeft[]) {
  const { text, money } = useFormat();
  return limits.map(({ kind, period, left }) => {
    const amount = typeof left === 'number' ? text('game.play.limit_time', { hours: Math.floor(left / 60), minutes: left % 60 }) : money(left);
    return { kind, name: text('game.play.limit', { kind }), left: text('game.play.limit_left', { amount, period }) };
  });
}
