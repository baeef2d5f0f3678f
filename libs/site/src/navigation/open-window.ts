/** Size of the FAQ's window in px (spec §2, §9). */
export const faqWindow = { width: 1024, height: 768 } as const;

type Size = { readonly width: number; readonly height: number };
type Place = Size & { readonly left: number; readonly top: number };

const centredStart = (start: number, available: number, wanted: number, edge: number, end: number) =>
  Math.round(Math.max(edge, Math.min(start + (available - wanted) / 2, end - wanted)));

/** Features for `window.open` that centre a window over another one, fully on screen. */
export function centredFeatures(size: Size, around: Place, screen: Place): string {
  const width = Math.min(size.width, screen.width);
  const height = Math.min(size.height, screen.height);
  const left = centredStart(around.left, around.width, width, screen.left, screen.left + screen.width);
  const top = centredStart(around.top, around.height, height, screen.top, screen.top + screen.height);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Opens a URL of this site in a centred window. Returns false if the browser blocks it. */
export function openCentredWindow(href: string, name: string, size: Size): boolean {
  const around = { left: screenX, top: screenY, width: outerWidth, height: outerHeight };
  // Not every browser reports which of several screens this is.
  const { availLeft = 0, availTop = 0, availWidth, availHeight } = screen as Screen & { availLeft?: number; availTop?: number };
  const opened = open(href, name, centredFeatures(size, around, { left: availLeft, top: availTop, width: availWidth, height: availHeight }));
  opened?.focus();
  return opened !== null;
}
