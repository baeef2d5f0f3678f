const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY.MM.DD` in the player's own time zone (spec §9). */
export function formatDate(isoTime: string): string {
  const date = new Date(isoTime);
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** `YYYY.MM.DD HH:mm` in the player's own time zone. */
export function formatDateTime(isoTime: string): string {
  const date = new Date(isoTime);
  return `${formatDate(isoTime)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
