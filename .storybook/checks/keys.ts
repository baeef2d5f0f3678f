import { keyboardArea, keyboardStops, maxStops } from './stops.ts';
import { user } from './user.ts';
import { describeElement } from './visible.ts';

const pressable = 'a[href], button, [role="button"], [role="link"], [role="menuitem"], [role="tab"], [role="option"]';
const tickable = 'input[type="checkbox"], input[type="radio"], [role="checkbox"], [role="radio"], [role="switch"]';
const typeable = 'input:not([readonly], [type="range"], [type="file"], [type="hidden"]), textarea:not([readonly])';

/** The key that operates a control; undefined if it is disabled, or if the browser handles its keys (a select, a frame). */
function keyOf(stop: HTMLElement): string | undefined {
  if (stop.ariaDisabled === 'true') return undefined;
  if (stop.matches('[role="slider"]')) return '{ArrowRight}{ArrowLeft}';
  if (stop.matches(tickable)) return ' ';
  if (stop.matches(pressable)) return '{Enter}';
  return stop.matches(typeable) ? '1' : undefined;
}

/**
 * Presses the key and returns whether the control responded: with a click, with typed text, or by preventing the default. The click and
 * the text are cancelled, so that the story does not change.
 */
async function respondsTo(stop: HTMLElement, key: string): Promise<boolean> {
  let hasResponded = false;
  const presses: KeyboardEvent[] = [];
  const cancel = (event: Event) => {
    hasResponded = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const record = (event: KeyboardEvent) => presses.push(event);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  globalThis.addEventListener('click', cancel, options);
  globalThis.addEventListener('beforeinput', cancel, options);
  globalThis.addEventListener('keydown', record, options);
  try {
    stop.focus();
    await user.keyboard(key);
  } finally {
    listening.abort();
  }
  return hasResponded || presses.some((press) => press.defaultPrevented);
}

/** Controls that do not respond to the key of their role. */
export async function keyFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const stop of keyboardStops(keyboardArea()).slice(0, maxStops)) {
    const key = keyOf(stop);
    if (key !== undefined && stop.isConnected && !(await respondsTo(stop, key))) faults.push(`${describeElement(stop)} does not respond to “${key}”`);
  }
  return faults;
}
