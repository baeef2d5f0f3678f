import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { uuidOfDigest } from './uuid-of-digest.ts';

/** Ids of accounts in existing databases. */
it.each([
  ['demo-regular', '245d9125-68ec-4215-8a36-43fe3947b780'],
  ['demo-new', '5b46f95f-fde6-4f55-8ab7-895384dcee59'],
])('the id of %s stays %s', (username, id) => expect(uuidOfDigest(createHash('sha256').update(username).digest())).toBe(id));
