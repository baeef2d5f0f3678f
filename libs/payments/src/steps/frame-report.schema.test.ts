import { describe, expect, test } from 'vitest';
import { frameReportOf } from './frame-report.schema.ts';

const url = 'https://pay.example/frame/1';
const frame = {} as Window;
const message = (data: unknown, { origin = 'https://pay.example', source = frame as MessageEventSource } = {}) =>
  ({ data, origin, source }) as MessageEvent;

describe('a report of a payment frame', () => {
  test.each([
    ['finished', { source: 'payment', transaction_id: '42', state: 'finished' }, 'finished'],
    ['resized', { source: 'payment', state: 'resized', height: 480 }, 'resized'],
  ])('is taken: %s', (_, data, state) => {
    expect(frameReportOf(message(data), frame, url)?.state).toBe(state);
  });

  test.each([
    ['another window', message({ source: 'payment', state: 'finished' }, { source: {} as MessageEventSource })],
    ['another origin', message({ source: 'payment', state: 'finished' }, { origin: 'https://evil.example' })],
    ['another source', message({ source: 'game', state: 'finished' })],
    ['a height that hides or floods the page', message({ source: 'payment', state: 'resized', height: 1e9 })],
    ['text', message('finished')],
    ['nothing', message(null)],
  ])('is not taken of %s', (_, event) => {
    expect(frameReportOf(event, frame, url)).toBeUndefined();
  });

  test('is not taken without a frame', () => {
    expect(frameReportOf(message({ source: 'payment', state: 'finished' }), null, url)).toBeUndefined();
  });
});
