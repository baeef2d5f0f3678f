import { useFormat } from '@playfront/i18n';
import type { Pause } from './pause.schema.ts';

/** Texts of a pause: its length, its end, and both. */
export function usePauseText() {
  const { text, date } = useFormat();
  const lengthOf = (pause: Pause) => {
    if (pause.kind === 'break') return text('account.pause.days', { days: pause.days });
    return pause.months === null ? text('account.pause.permanently') : text('account.pause.months', { months: pause.months });
  };
  const endOf = (pause: Pause) => {
    if (pause.kind === 'self_exclusion' && pause.months === null) return text('account.pause.no_end');
    return pause.until === undefined ? undefined : text('account.pause.until', { date: date(pause.until) });
  };
  return {
    lengthOf,
    endOf,
    titleOf: (pause: Pause) => [lengthOf(pause), endOf(pause)].filter((part) => part !== undefined).join(', '),
  };
}
