import { beforeEach, expect, test, vi } from 'vitest';
import { deviceId } from './device-id.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('the id is stored', () => {
  const id = deviceId();
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(deviceId()).toBe(id);
  expect(Object.fromEntries(stored)).toEqual({ 'front.device': id });
});

test('an invalid id is replaced', () => {
  stored.set('front.device', '<script>');
  expect(deviceId()).not.toBe('<script>');
  expect(stored.get('front.device')).toBe(deviceId());
});

test('without storage there is no id', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(deviceId()).toBeUndefined();
});
