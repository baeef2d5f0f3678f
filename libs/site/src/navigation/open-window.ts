/** Size of the FAQ's window in px (spec §2, §9). */
export const faqWindow = { width: 1024, height: 768 } as const;

type Size = { readonly width: number; readonly height: number };
type Place = Size & { readonly left: number; readonly top: number };

const middle = (start: number, room: number, wanted: number, edge: number, end: number) =>
  Math.round(Math.max(edge, Math.min(start + (room - wanted) / 2, end - wanted)));

/** Features for `window.open` of a window in the middle of another; all of it on the screen. */
export function centredFeatures(size: Size, around: Place, screen: Place): string {
  const width = Math.min(size.width, screen.width);
  const height = Math.min(size.height, screen.height);
  const left = middle(around.left, around.width, width, screen.left, screen.left + screen.width);
  const top = middle(around.top, around.height, height, screen.top, screen.top + screen.height);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Opens an address of this site in a window in the middle of this one. False when the browser does not let it. */
export function openCentredWindow(href: string, name: string, size: Size): boolean {
  const around = { left: screenX, top: screenY, width: outerWidth, height: outerHeight };
  // Which of several screens this is, not every browser tells.
  const { availLeft = 0, availTop = 0, availWidth, availHeight } = screen as Screen & { availLeft?: number; availTop?: number };
  const opened = open(href, name, centredFeatures(size, around, { left: availLeft, top: availTop, width: availWidth, height: availHeight }));
  opened?.focus();
  return opened !== null;
}
