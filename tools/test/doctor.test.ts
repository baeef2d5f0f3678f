import { describe, expect, test } from 'vitest';
import { examine, needs } from './doctor.mjs';

describe('npm run doctor', () => {
  test('reports for each need whether it is met, and how to meet it', async () => {
    const { lines, canStart } = await examine([
      { name: 'npm', for: 'start', missing: () => undefined },
      { name: 'Chromium', for: 'test', missing: () => 'install chromium' },
    ]);
    expect(lines).toEqual(['✓ npm', '✗ Chromium (to test): install chromium']);
    expect(canStart).toBe(true);
  });

  test('reports that the site cannot start if a need for it is missing', async () => {
    const { canStart } = await examine([{ name: 'a free port', for: 'start', missing: () => Promise.resolve('Port 4200 is already in use') }]);
    expect(canStart).toBe(false);
  });

  test('reports a malformed database URL', async () => {
    const database = needs.find(({ name }) => name.includes('database'));
    const before = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = 'mysql://nowhere';
    try {
      expect(await database?.missing()).toMatch(/DATABASE_URL/);
    } finally {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    }
  });
});
