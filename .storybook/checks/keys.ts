import { keyboardArea, keyboardStops, mostStops } from './stops.ts';
import { user } from './user.ts';
import { describeElement } from './visible.ts';

const pressed = 'a[href], button, [role="button"], [role="link"], [role="menuitem"], [role="tab"], [role="option"]';
const ticked = 'input[type="checkbox"], input[type="radio"], [role="checkbox"], [role="radio"], [role="switch"]';
const typedIn = 'input:not([readonly], [type="range"], [type="file"], [type="hidden"]), textarea:not([readonly])';

/** The key that uses a stop; none where it is not in use, and where the browser itself answers (a select, a frame). */
function keyOf(stop: HTMLElement): string | undefined {
  if (stop.ariaDisabled === 'true') return undefined;
  if (stop.matches('[role="slider"]')) return '{ArrowRight}{ArrowLeft}';
  if (stop.matches(ticked)) return ' ';
  if (stop.matches(pressed)) return '{Enter}';
  return stop.matches(typedIn) ? '1' : undefined;
}

/**
 * Presses the key, and says whether it was answered: it became a click or a letter, or the component took it for itself. The click
 * and the letter go no further, so that a story stays the story that it is.
 */
async function answers(stop: HTMLElement, key: string): Promise<boolean> {
  let isAnswered = false;
  const presses: KeyboardEvent[] = [];
  const take = (event: Event) => {
    isAnswered = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const keep = (event: KeyboardEvent) => presses.push(event);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  globalThis.addEventListener('click', take, options);
  globalThis.addEventListener('beforeinput', take, options);
  globalThis.addEventListener('keydown', keep, options);
  try {
    stop.focus();
    await user.keyboard(key);
  } finally {
    listening.abort();
  }
  return isAnswered || presses.some((press) => press.defaultPrevented);
}

/** Every stop of the keyboard that can be used: whether it answers to the key of its role. */
export async function keyFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const stop of keyboardStops(keyboardArea()).slice(0, mostStops)) {
    const key = keyOf(stop);
    if (key !== undefined && stop.isConnected && !(await answers(stop, key))) faults.push(`${describeElement(stop)} does not answer to “${key}”`);
  }
  return faults;
}
