import { useMemo } from 'react';
import { useFormat, type Format } from '@playfront/i18n';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  ...{ hourCycle: 'h23', timeZone: 'UTC' },
} as const);
const minuteMs = 60_000;

export type StaffFormat = Omit<Format, 'date' | 'dateTime'> & {
  /** `3 Feb 2025`, in UTC: the same for officers in all countries. */
  day(isoTime: string): string;
  /** `22 Nov, 12:41:08`, in UTC. */
  time(isoTime: string): string;
  /** The time since then: `1 h 20 min`. */
  waiting(isoTime: string, now?: number): string;
};

/** The formats of the back office. */
export function useStaffFormat(): StaffFormat {
  const format = useFormat();
  return useMemo(
    () => ({
      ...format,
      day: (isoTime) => dayFormat.format(new Date(isoTime)),
      time: (isoTime) => timeFormat.format(new Date(isoTime)),
      waiting: (isoTime, now = Date.now()) => {
        const minutes = Math.max(0, Math.floor((now - Date.parse(isoTime)) / minuteMs));
        const hours = Math.floor(minutes / 60);
        if (hours >= 48) return format.text('backoffice.time.days', { days: Math.floor(hours / 24) });
        if (hours >= 10) return format.text('backoffice.time.hours', { hours });
        if (hours > 0) return format.text('backoffice.time.hours_minutes', { hours, minutes: minutes % 60 });
        return format.text('backoffice.time.minutes', { minutes });
      },
    }),
    [format],
  );
}
