import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleScript } from './bundle-script.ts';

it('is bundled into one script that can be inlined', async () => {
  const text = await bundleScript(fileURLToPath(new URL('../../libs/site/src/arrival/arrival-script.ts', import.meta.url)));
  expect(text).not.toMatch(/<\/script|\bimport\b|\bexport\b/);
  expect(text).toMatch(/^\(function\(\)|^\(\(\)=>|^!function/);
  expect(text.length).toBeLessThan(5_000);
});
