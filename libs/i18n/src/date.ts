const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `YYYY.MM.DD` in the player's time zone (spec §9). */
export function formatDate(isoTime: string): string {
  const date = new Date(isoTime);
  return `${date.getFullYear()}.${twoDigits(date.getMonth() + 1)}.${twoDigits(date.getDate())}`;
}

/** `HH:mm` in the player's time zone. */
export function formatTime(isoTime: string): string {
  const date = new Date(isoTime);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** `YYYY.MM.DD HH:mm` in the player's time zone. */
export function formatDateTime(isoTime: string): string {
  return `${formatDate(isoTime)} ${formatTime(isoTime)}`;
}
