/** What was typed as far as it is a date `YYYY-MM-DD`: dashes come by themselves, other separators are understood, a lone digit before one is filled up. */
export function maskDate(typed: string): string {
  const filled = typed
    .replaceAll(/[./\s]/g, '-')
    .replace(/^(\d{4})-?(\d)-/, '$1-0$2-')
    .replaceAll(/\D/g, '')
    .slice(0, 8);
  return [filled.slice(0, 4), filled.slice(4, 6), filled.slice(6)].filter(Boolean).join('-');
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
