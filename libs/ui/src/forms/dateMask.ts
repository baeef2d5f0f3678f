const partLengths = [4, 2, 2];

/**
 * What was typed as far as it is a date `YYYY-MM-DD`: dashes come by themselves, other separators are understood, a lone digit before one is filled up.
 * What is too much for a part flows into the next; what is missing in one does not empty those behind it, so that a year can be mended.
 */
export function maskDate(typed: string): string {
  const parts = typed.split(/[-./\s]+/).map((part) => part.replaceAll(/\D/g, ''));
  let flow = '';
  const filled = partLengths.map((length, place) => {
    const own = parts[place] ?? '';
    const isFilledUp = place === 1 && own.length === 1 && flow === '' && parts.length > 2;
    const all = flow + (isFilledUp ? `0${own}` : own);
    flow = all.slice(length);
    return all.slice(0, length);
  });
  return filled.filter(Boolean).join('-');
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
