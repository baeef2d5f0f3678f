import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandIds, brandOf } from '@playfront/brand';
import { root } from '../start/repository.mjs';
import { contrastTable } from './contrast-table.ts';

test.each(brandIds)('the README lists the measured contrast of %s', (id) => {
  const readme = readFileSync(join(root, 'libs/brand/README.md'), 'utf8');
  for (const scheme of ['dark', 'light'] as const) expect(readme).toContain(contrastTable(brandOf(id), scheme));
});
