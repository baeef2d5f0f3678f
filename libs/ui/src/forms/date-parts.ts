export const dateParts = ['year', 'month', 'day'] as const;
export type DatePart = (typeof dateParts)[number];
/** Digits as they were typed. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** Day, month and year in the order of a language; `Intl` treats "en" as American English. */
export function dateOrderOf(languageTag: string): readonly DatePart[] {
  const sample = new Intl.DateTimeFormat(languageTag, {
    calendar: 'gregory',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  });
  const order = sample.formatToParts(0).flatMap(({ type }) => dateParts.filter((part) => part === type));
  return order.length === dateParts.length ? order : dateParts;
}

/** "Day", "Month" or "Year" in a language. */
export function datePartName(part: DatePart, languageTag: string): string {
  const name = new Intl.DisplayNames(languageTag, { type: 'dateTimeField' }).of(part) ?? part;
  return name.charAt(0).toLocaleUpperCase(languageTag) + name.slice(1);
}

/** Joins to `YYYY-MM-DD`, with missing parts empty between the dashes; empty if nothing is typed. */
export function joinDate({ year, month, day }: TypedDate): string {
  if (!year && !month && !day) return '';
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-');
}

export function splitDate(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

const lengthOf = { year: 4, month: 2, day: 2 } as const satisfies Record<DatePart, number>;

/** A complete date, pasted or autofilled: year first if it starts with four digits, otherwise in the order of the fields. */
function readFullDate(text: string, order: readonly DatePart[]): TypedDate | undefined {
  const groups = /^(\d{1,4}) (\d{1,2}) (\d{1,4})$/.exec(text)?.slice(1) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)?.slice(1);
  if (!groups) return undefined;
  const places = groups[0]?.length === 4 ? dateParts : order;
  const fullDate = Object.fromEntries(places.map((part, index) => [part, groups[index] ?? ''])) as TypedDate;
  return dateParts.every((part) => fullDate[part].length <= lengthOf[part]) ? fullDate : undefined;
}

/** Handles text typed into one field. Returns the new date, and whether the field is complete and the focus should move on. */
export function typeDatePart(
  now: TypedDate,
  part: DatePart,
  text: string,
  order: readonly DatePart[],
): { readonly date: TypedDate; readonly isComplete: boolean } {
  // Asian keyboards may type full-width digits.
  const digits = text.normalize('NFKC').replaceAll(/\D+/g, ' ').trim();
  const fullDate = readFullDate(digits, order);
  if (fullDate) return { date: fullDate, isComplete: false };
  const own = digits.replaceAll(' ', '').slice(0, lengthOf[part]);
  // No month starts with a digit over 1, no day with one over 3.
  const isFull = own.length === lengthOf[part] || (part === 'month' && own > '1') || (part === 'day' && own > '3');
  return { date: { ...now, [part]: own }, isComplete: isFull || /\d\D$/.test(text) };
}

/** Whether a text is an existing date as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
