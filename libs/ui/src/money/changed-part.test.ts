import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

test.each([
  ['one digit in the middle', '€97.60', '€97.40', { start: '€97.', before: '6', after: '4', end: '0' }],
  ['the last digit', '€0.01', '€0.02', { start: '€0.0', before: '1', after: '2', end: '' }],
  ['several digits', '€497.60', '€512.60', { start: '€', before: '497', after: '512', end: '.60' }],
  ['a digit before a currency at the end', '97,60 €', '98,60 €', { start: '9', before: '7', after: '8', end: ',60 €' }],
  ['length, the second longer', '€97.60', '€1,097.60', { start: '€', before: '97.60', after: '1,097.60', end: '' }],
  ['length, the second shorter', '€100.00', '€99.00', { start: '€', before: '100.00', after: '99.00', end: '' }],
  ['a repeated digit', '€11.10', '€11.11', { start: '€11.1', before: '0', after: '1', end: '' }],
  ['a sign', '€0.00', '−€0.01', { start: '', before: '€0.00', after: '−€0.01', end: '' }],
  ['nothing', '€5.00', '€5.00', { start: '€5.00', before: '', after: '', end: '' }],
])('splits two amounts that differ in %s', (_, before, after, part) => {
  expect(changedPart(before, after)).toEqual(part);
});
