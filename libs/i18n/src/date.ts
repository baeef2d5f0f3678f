const two = (value: number) => String(value).padStart(2, '0');

/** `YYYY.MM.DD` in the player's own time zone (spec §9). */
export function formatDate(isoTime: string): string {
  const date = new Date(isoTime);
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** `HH:mm` in the player's own time zone. */
export function formatTime(isoTime: string): string {
  const date = new Date(isoTime);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `YYYY.MM.DD HH:mm` in the player's own time zone. */
export function formatDateTime(isoTime: string): string {
  return `${formatDate(isoTime)} ${formatTime(isoTime)}`;
}
