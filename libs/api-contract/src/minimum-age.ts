/** Minimum age of players in years (spec §9). */
export const minimumAgeYears = 18;

/** Countries with a higher legal age. For Canada the strictest province applies, because an account does not state the province. */
const higherAges: Readonly<Record<string, number>> = { CA: 19, EE: 21, GR: 21 };

/** Minimum age in a country (ISO 3166): the operator enforces it, the registration form shows it. */
export function minimumAgeOf(country: string | null | undefined): number {
  return (country && Object.hasOwn(higherAges, country) && higherAges[country]) || minimumAgeYears;
}

/** Whether a birthday (YYYY-MM-DD) is at least `years` calendar years before `today`. */
export function isOfAge(birthday: string, today: Date, years: number): boolean {
  return birthday <= latestBirthday(today, years);
}

/** The latest birthday (YYYY-MM-DD) of a player who is of age today; the maximum of the date field. */
export function latestBirthday(today: Date, years: number): string {
  const year = today.getUTCFullYear() - years;
  return `${String(year).padStart(4, '0')}-${today.toISOString().slice(5, 10)}`;
}
