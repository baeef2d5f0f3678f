import { expect, test } from 'vitest';
import { brandInfo, brandIds } from '@playfront/brand';
import { licenceText } from './licence-text.ts';

const format = { text: (id: string, values?: object) => `${id} ${JSON.stringify(values)}` };

test('a brand with a licence shows its company and licence number', () => {
  const face = { ...brandInfo('northlight'), legalName: 'Example Ltd', licence: 'X/1' };
  expect(licenceText(face, 19, format)).toBe('site.footer.licence {"brand":"Northlight","company":"Example Ltd","licence":"X/1","age":19}');
});

test.each(brandIds)('%s has no licence, like its terms, and says that it is a demonstration', (id) => {
  expect(licenceText(brandInfo(id), 18, format)).toContain('site.footer.demonstration');
});
