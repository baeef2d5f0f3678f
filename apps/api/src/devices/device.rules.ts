import type { DeviceKind } from '@playfront/api-contract';

export type Device = {
  /** Names of the products, the same in every language; empty if unknown. */
  readonly browser: string;
  readonly system: string;
  readonly kind: DeviceKind;
};

/** The first match counts: most browsers also name those that they are compatible with. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: typeof browsers, userAgent: string) => table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';

/** Browser, system and kind of device that a User-Agent header claims. Only shown to the player, never used to identify one. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(systems, userAgent);
  return { browser: nameIn(browsers, userAgent), system, kind: kindOf(system, userAgent) };
}

function kindOf(system: string, userAgent: string): DeviceKind {
  if (system === 'iPad') return 'tablet';
  // Android tablets leave out "Mobile".
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return system === 'iPhone' ? 'phone' : 'desktop';
}
