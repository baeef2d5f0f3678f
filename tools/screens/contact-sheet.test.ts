import { expect, test } from 'vitest';
import { contactSheet, type Screenshot } from './contact-sheet.ts';

const screenshot: Screenshot = {
  scene: 'lobby',
  file: 'northlight/en/lobby.jpg',
  fault: undefined,
  overflows: [],
  brand: 'northlight',
  scheme: 'dark',
  locale: 'en',
  who: 'visitor',
  width: 390,
  height: 844,
};

test('shows every screenshot and offers each value once as a filter', () => {
  const html = contactSheet([screenshot, { ...screenshot, scheme: 'light', file: 'northlight/en/lobby-light.jpg' }]);
  expect(html.match(/<figure /g)).toHaveLength(2);
  expect(html.match(/<option>en<\/option>/g)).toHaveLength(1);
  expect(html).toContain('<option>light</option>');
});

test('shows why a screenshot is missing', () => {
  expect(contactSheet([{ ...screenshot, fault: 'Timeout <6000>' }])).toContain('Timeout &lt;6000&gt;');
});
