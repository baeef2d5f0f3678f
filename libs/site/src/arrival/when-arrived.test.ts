import { afterEach, expect, it, vi } from 'vitest';
import { whenArrived } from './when-arrived.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose first script holds things back, or not. */
function openPage(dataset: Record<string, string>) {
  const page = Object.assign(new EventTarget(), { documentElement: { dataset } });
  vi.stubGlobal('document', page);
  return page;
}

it('waits for the page, once', () => {
  const page = openPage({ arriving: 'rest' });
  const action = vi.fn();
  whenArrived(action);
  expect(action).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('arrived'));
  page.dispatchEvent(new Event('arrived'));
  expect(action).toHaveBeenCalledTimes(1);
});

it('does it at once when the page is there', () => {
  openPage({});
  const action = vi.fn();
  whenArrived(action);
  expect(action).toHaveBeenCalledTimes(1);
});
