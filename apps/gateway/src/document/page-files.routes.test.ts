import { expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

it.each(['desktop', 'mobile'])('lists the files of the pages of the %s build', async (formFactor) => {
  const reply = await testGateway().inject(`/page-files/${formFactor}.json`);
  expect(reply.json()).toEqual({ casino: [`/assets/${formFactor}/casino.js`] });
  expect(reply.headers['cache-control']).toBe('no-cache');
});
