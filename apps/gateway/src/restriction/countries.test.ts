import { describe, expect, it, vi } from 'vitest';
import { createCountries } from './countries.ts';

function clocked(lookUp: (ip: string) => Promise<string | null>) {
  const clock = { nowMs: 0 };
  const lookUps = vi.fn(lookUp);
  const onFailure = vi.fn();
  return { clock, lookUps, onFailure, countries: createCountries({ lookUp: lookUps, onFailure, timeoutMs: 20, now: () => clock.nowMs }) };
}

describe('the country of an address', () => {
  it('is looked up once an hour, however many pages wait for it', async () => {
    const { countries, lookUps, clock } = clocked(async () => 'FI');
    expect(await Promise.all([countries.of('9.9.9.9'), countries.of('9.9.9.9')])).toEqual(['FI', 'FI']);
    expect(countries.of('9.9.9.9')).toBe('FI');
    expect(lookUps).toHaveBeenCalledTimes(1);
    clock.nowMs = 3_600_000;
    await countries.of('9.9.9.9');
    expect(lookUps).toHaveBeenCalledTimes(2);
  });

  it('does not delay a page if the look-up is slow, and is known once the look-up ends', async () => {
    const result = Promise.withResolvers<string>();
    const { countries, lookUps } = clocked(() => result.promise);
    expect(await countries.of('9.9.9.9')).toBeUndefined();
    expect(countries.of('9.9.9.9')).toBeUndefined();
    result.resolve('FI');
    await result.promise;
    await Promise.resolve();
    expect(countries.of('9.9.9.9')).toBe('FI');
    expect(lookUps).toHaveBeenCalledTimes(1);
  });

  it('is not looked up again immediately after a failure', async () => {
    const { countries, lookUps, onFailure, clock } = clocked(() => Promise.reject(new Error('down')));
    expect(await countries.of('9.9.9.9')).toBeUndefined();
    expect(countries.of('9.9.9.9')).toBeUndefined();
    expect([lookUps.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1]);
    clock.nowMs = 10_000;
    await countries.of('9.9.9.9');
    expect(lookUps).toHaveBeenCalledTimes(2);
  });

  it('is not looked up for an invalid address, nor for too many concurrently', async () => {
    const { countries, lookUps } = clocked(() => new Promise(() => undefined));
    expect(countries.of('unknown; Path=/')).toBeUndefined();
    for (let last = 0; last < 200; last += 1) void countries.of(`10.0.0.${last}`);
    expect(lookUps).toHaveBeenCalledTimes(64);
  });
});
