import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDrafts, readDrafts, restoreDrafts } from './drafts.ts';
import { draftOf } from './person.fixtures.schema.ts';

let stored: Record<string, string>;
const cleanups: (() => void)[] = [];

beforeEach(() => {
  stored = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(methods, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) }),
  );
});

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  clearDrafts();
});

/** A form with the values `typed`, and the values that its draft restores. */
function open(draft: ReturnType<typeof draftOf>, typed: object = {}) {
  const restored = vi.fn();
  const emptied = vi.fn();
  const cleanup = draft.attach({ read: () => typed, restore: restored, empty: emptied });
  if (cleanup) cleanups.push(cleanup);
  return { restored, emptied, close: () => cleanup?.() };
}

describe('a draft of the page', () => {
  test('has the values of the form, without fields that the draft does not name', () => {
    open(draftOf('page'), { city: 'Turku', password: 'secret' });
    expect(readDrafts()).toEqual({ 'form.1': { city: 'Turku' } });
    expect(stored).toEqual({});
  });

  test('does not exist if nothing was typed or the form was removed', () => {
    open(draftOf('page', { name: 'untouched' }));
    open(draftOf('page', { name: 'gone' }), { city: 'Turku' }).close();
    expect(readDrafts()).toEqual({});
  });

  test('is restored into the form on the page', () => {
    const { restored } = open(draftOf('page'));
    restoreDrafts({ 'form.1': { city: '', letters: false } });
    expect(restored).toHaveBeenCalledExactlyOnceWith({ city: '', letters: false });
  });

  test('waits for a form that mounts later and is restored once', () => {
    restoreDrafts({ 'form.1': { city: 'Turku' } });
    const first = open(draftOf('page'));
    expect(first.restored).toHaveBeenCalledExactlyOnceWith({ city: 'Turku' });
    first.close();
    expect(open(draftOf('page')).restored).not.toHaveBeenCalled();
  });

  test('is passed to the next page while it waits for its form', () => {
    restoreDrafts({ 'form.1': { city: 'Turku' } });
    expect(readDrafts()).toEqual({ 'form.1': { city: 'Turku' } });
  });

  test.each([
    ['of another version', { 'form.2': { city: 'Turku' } }],
    ['of another shape', { 'form.1': { city: 4 } }],
    ['that is not an object', { 'form.1': 'Turku' }],
  ])('%s is not restored', (_, drafts) => {
    restoreDrafts(drafts);
    expect(open(draftOf('page')).restored).not.toHaveBeenCalled();
  });

  test('that waits for its form is cleared with the session', () => {
    restoreDrafts({ 'form.1': { city: 'Turku' } });
    clearDrafts();
    expect(open(draftOf('page')).restored).not.toHaveBeenCalled();
  });
});

describe.each(['tab', 'session'] as const)('a draft of the %s', (lifetime) => {
  test('is stored without fields that it does not name and restored after a reload', () => {
    draftOf(lifetime).write({ city: 'Turku', ...{ password: 'secret' } });
    expect(JSON.stringify(stored)).not.toContain('secret');
    expect(open(draftOf(lifetime)).restored).toHaveBeenCalledExactlyOnceWith({ city: 'Turku' });
    expect(readDrafts()).toEqual({});
  });

  test('of another version or shape is not restored', () => {
    draftOf(lifetime).write({ city: 'Turku' });
    expect(open(draftOf(lifetime, { version: 2 })).restored).not.toHaveBeenCalled();
    stored = Object.fromEntries(Object.keys(stored).map((key) => [key, '{"version":1,"values":{"city":4}}']));
    expect(open(draftOf(lifetime)).restored).not.toHaveBeenCalled();
  });

  test('is cleared when it is sent', () => {
    draftOf(lifetime).write({ city: 'Turku' });
    draftOf(lifetime).clear();
    expect(open(draftOf(lifetime)).restored).not.toHaveBeenCalled();
  });

  test('does not exist if the browser has no storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    draftOf(lifetime).write({ city: 'Turku' });
    expect(open(draftOf(lifetime)).restored).not.toHaveBeenCalled();
  });
});

test('the end of the session clears only the drafts of the session', () => {
  draftOf('session').write({ city: 'Turku' });
  draftOf('tab').write({ city: 'Oulu' });
  clearDrafts();
  expect(open(draftOf('session')).restored).not.toHaveBeenCalled();
  expect(open(draftOf('tab')).restored).toHaveBeenCalledExactlyOnceWith({ city: 'Oulu' });
});

test.each([
  ['page', 1],
  ['session', 1],
  ['tab', 0],
] as const)('the end of the session empties an open form with a draft of the %s %i times', (lifetime, times) => {
  const { emptied } = open(draftOf(lifetime), { city: 'Turku' });
  clearDrafts();
  expect(emptied).toHaveBeenCalledTimes(times);
});
