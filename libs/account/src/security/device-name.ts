import type { Format } from '@playfront/i18n';

/** "Chrome on macOS", or what is known of it; both names are empty if the browser did not say. */
export function deviceName({ browser, system }: { readonly browser: string; readonly system: string }, { text }: Format): string {
  if (browser && system) return text('account.security.device', { browser, system });
  return browser || system || text('account.security.unknown_device');
}
