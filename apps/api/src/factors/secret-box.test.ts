import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const current = 'the current secret, of 32 characters or more';
const earlier = 'an earlier secret, of 32 characters or more';

describe('the box for secrets', () => {
  const box = createSecretBox([current]);

  it('opens what it sealed, which does not contain the text', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ada');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 'ada')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('seals the same text differently each time', () => {
    expect(box.seal('text', 'ada').equals(box.seal('text', 'ada'))).toBe(false);
  });

  it.each([
    ['another owner', (sealed: Buffer) => box.open(sealed, 'eve')],
    ['another secret', (sealed: Buffer) => createSecretBox([earlier]).open(sealed, 'ada')],
    ['a changed byte', (sealed: Buffer) => box.open(Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])]), 'ada')],
    ['too few bytes', (sealed: Buffer) => box.open(sealed.subarray(0, 20), 'ada')],
  ])('does not open with %s', (_text, open) => {
    expect(() => open(box.seal('text', 'ada'))).toThrow('FACTOR_SECRET');
  });

  it('opens and recognises what was stored with an earlier secret', () => {
    const old = createSecretBox([earlier]);
    const renewed = createSecretBox([current, earlier]);
    expect(renewed.open(old.seal('text', 'ada'), 'ada')).toBe('text');
    expect(renewed.hashes('code', 'ada')).toEqual([box.hash('code', 'ada'), old.hash('code', 'ada')]);
  });

  it('hashes the same text of two owners differently', () => {
    expect(box.hash('code', 'ada').equals(box.hash('code', 'eve'))).toBe(false);
  });
});
