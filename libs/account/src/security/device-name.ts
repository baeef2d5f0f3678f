import type { Format } from '@playfront/i18n';

/** "Chrome on macOS", or the known part of it; browser and system are empty if unknown. */
export function deviceName({ browser, system }: { readonly browser: string; readonly system: string }, { text }: Format): string {
  if (browser && system) return text('account.security.device', { browser, system });
  return browser || system || text('account.security.unknown_device');
}
