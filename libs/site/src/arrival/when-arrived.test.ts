import { afterEach, expect, it, vi } from 'vitest';
import { whenArrived } from './when-arrived.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with or without the mark of the arrival script. */
function openPage(dataset: Record<string, string>) {
  const page = Object.assign(new EventTarget(), { documentElement: { dataset } });
  vi.stubGlobal('document', page);
  return page;
}

it('runs the action once, when the page has loaded', () => {
  const page = openPage({ arriving: 'rest' });
  const action = vi.fn();
  whenArrived(action);
  expect(action).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('arrived'));
  page.dispatchEvent(new Event('arrived'));
  expect(action).toHaveBeenCalledTimes(1);
});

it('runs the action immediately if the page has loaded', () => {
  openPage({});
  const action = vi.fn();
  whenArrived(action);
  expect(action).toHaveBeenCalledTimes(1);
});
