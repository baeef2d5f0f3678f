/** Age in whole calendar years at a moment. `birthday` is YYYY-MM-DD. */
export function ageOf(birthday: string, at: Date): number {
  const today = at.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whether a text of the form YYYY-MM-DD is an existing day, unlike 31 February. */
export function isCalendarDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day >= '1900-01-01';
}
