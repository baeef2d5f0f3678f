import { expect, test } from 'vitest';
import { brandInfo, brandIds } from '@playfront/brand';
import { licenceText } from './licence-text.ts';

const format = { text: (id: string, values?: object) => `${id} ${JSON.stringify(values)}` };

test('a brand with a licence names its company and the number', () => {
  const face = { ...brandInfo('northlight'), legalName: 'Example Ltd', licence: 'X/1' };
  expect(licenceText(face, 19, format)).toBe('site.footer.licence {"brand":"Northlight","company":"Example Ltd","licence":"X/1","age":19}');
});

test.each(brandIds)('%s has no licence, like the terms that come with it, and says that it is a demonstration', (id) => {
  expect(licenceText(brandInfo(id), 18, format)).toContain('site.footer.demonstration');
});
