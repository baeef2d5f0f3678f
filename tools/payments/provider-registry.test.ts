import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registryFile, registrySource, seedFile } from './provider-registry.ts';

const seed = readFileSync(seedFile, 'utf8');
const { providers } = JSON.parse(seed) as { providers: { id: string; host?: string }[] };

const onPaymentsHost = ['nuvei', 'payment_iq', 'gigadat'];

describe('the registry of payment providers', () => {
  it("of the site matches the operator's data (otherwise run npm run providers)", () => {
    expect(readFileSync(registryFile, 'utf8')).toBe(registrySource(seed));
  });

  it('lists each provider once, with an id that fits into a path', () => {
    const ids = providers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(140);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9_]+$/);
  });

  it('sends a few to the payments host', () => {
    expect(providers.filter(({ host }) => host === 'payments').map(({ id }) => id)).toEqual(onPaymentsHost);
  });
});
