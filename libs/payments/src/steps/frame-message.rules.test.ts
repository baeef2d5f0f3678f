import { describe, expect, test } from 'vitest';
import { frameMessageOf } from './frame-message.rules.ts';

const url = 'https://pay.example/frame/1';
const frame = {} as Window;
const finished = { source: 'payment', state: 'finished' };
const message = (data: unknown, { origin = 'https://pay.example', source = frame as MessageEventSource } = {}) =>
  ({ data, origin, source }) as MessageEvent;

describe('a message of a payment frame', () => {
  test('is accepted', () => {
    expect(frameMessageOf(message(finished), frame, url)).toEqual(finished);
  });

  test.each([
    ['another window', message(finished, { source: {} as MessageEventSource })],
    ['another origin', message(finished, { origin: 'https://evil.example' })],
    ['the frame in another shape', message('finished')],
  ])('is ignored from %s', (_, event) => {
    expect(frameMessageOf(event, frame, url)).toBeUndefined();
  });

  test('is ignored without a frame', () => {
    expect(frameMessageOf(message(finished), null, url)).toBeUndefined();
  });
});
