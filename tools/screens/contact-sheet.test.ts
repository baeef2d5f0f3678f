import { expect, test } from 'vitest';
import { contactSheet, type Picture } from './contact-sheet.ts';

const picture: Picture = {
  scene: 'lobby',
  file: 'northlight/en/lobby.jpg',
  fault: undefined,
  brand: 'northlight',
  scheme: 'dark',
  locale: 'en',
  who: 'visitor',
  width: 390,
  height: 844,
};

test('shows every picture and offers each value once as a filter', () => {
  const html = contactSheet([picture, { ...picture, scheme: 'light', file: 'northlight/en/lobby-light.jpg' }]);
  expect(html.match(/<figure /g)).toHaveLength(2);
  expect(html.match(/<option>en<\/option>/g)).toHaveLength(1);
  expect(html).toContain('<option>light</option>');
});

test('says why a picture is missing', () => {
  expect(contactSheet([{ ...picture, fault: 'Timeout <6000>' }])).toContain('Timeout &lt;6000&gt;');
});
