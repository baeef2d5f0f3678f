/** A session clock: 1449 seconds → `00:24:09`. */
export function formatDuration(seconds: number): string {
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${part(seconds / 3600)}:${part((seconds / 60) % 60)}:${part(seconds % 60)}`;
}
