import { describe, expect, it, vi } from 'vitest';
import { createCountries } from './countries.ts';

function clocked(ask: (ip: string) => Promise<string | null>) {
  const clock = { nowMs: 0 };
  const asked = vi.fn(ask);
  const onFailure = vi.fn();
  return { clock, asked, onFailure, countries: createCountries({ ask: asked, onFailure, patienceMs: 20, now: () => clock.nowMs }) };
}

describe('the country of an address', () => {
  it('is asked once an hour, however many pages wait for it', async () => {
    const { countries, asked, clock } = clocked(async () => 'FI');
    expect(await Promise.all([countries.of('9.9.9.9'), countries.of('9.9.9.9')])).toEqual(['FI', 'FI']);
    expect(countries.of('9.9.9.9')).toBe('FI');
    expect(asked).toHaveBeenCalledTimes(1);
    clock.nowMs = 3_600_000;
    await countries.of('9.9.9.9');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('holds no page up: who is slow is not waited for, but heard', async () => {
    const answer = Promise.withResolvers<string>();
    const { countries, asked } = clocked(() => answer.promise);
    expect(await countries.of('9.9.9.9')).toBeUndefined();
    expect(countries.of('9.9.9.9')).toBeUndefined();
    answer.resolve('FI');
    await answer.promise;
    await Promise.resolve();
    expect(countries.of('9.9.9.9')).toBe('FI');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again at once after a failure', async () => {
    const { countries, asked, onFailure, clock } = clocked(() => Promise.reject(new Error('down')));
    expect(await countries.of('9.9.9.9')).toBeUndefined();
    expect(countries.of('9.9.9.9')).toBeUndefined();
    expect([asked.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 1]);
    clock.nowMs = 10_000;
    await countries.of('9.9.9.9');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not asked for what is no address, nor for very many at once', async () => {
    const { countries, asked } = clocked(() => new Promise(() => undefined));
    expect(countries.of('unknown; Path=/')).toBeUndefined();
    for (let last = 0; last < 200; last += 1) void countries.of(`10.0.0.${last}`);
    expect(asked).toHaveBeenCalledTimes(64);
  });
});
