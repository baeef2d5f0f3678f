import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { isUuid, newUuid, uuidOf } from './uuid.ts';

describe('a UUID of bytes', () => {
  it.each([
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [0x1a, '1a1a1a1a-1a1a-4a1a-9a1a-1a1a1a1a1a1a'],
  ])('of 16 times %i is %s', (byte, uuid) => expect(uuidOf(new Uint8Array(16).fill(byte))).toBe(uuid));

  it('has version 4, and is the same for the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), (bytes) => {
        const uuid = uuidOf(bytes);
        return isUuid(uuid) && /^.{14}4.{4}[89ab]/.test(uuid) && uuidOf(bytes.slice(0, 16)) === uuid;
      }),
    );
  });
});

test('a new UUID is unique and of version 4', () => {
  const made = Array.from({ length: 100 }, newUuid);
  expect(new Set(made).size).toBe(100);
  for (const uuid of made) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
