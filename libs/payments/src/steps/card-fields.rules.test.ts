import { describe, expect, test } from 'vitest';
import type { CardFrame, PaymentFrameMessage } from '@playfront/api-contract/payment-frame';
import { initialCardFields, nextCardFields, type CardFieldsEvent, type CardFieldsState } from './card-fields.rules.ts';

type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never;
const from = (frame: CardFrame, message: WithoutSource<PaymentFrameMessage>): CardFieldsEvent => ({
  type: 'message',
  frame,
  message: { source: 'payment', ...message } as PaymentFrameMessage,
});
const after = (events: readonly CardFieldsEvent[], start: CardFieldsState = initialCardFields) => events.reduce(nextCardFields, start);

const frames = ['number', 'expiry', 'cvv', 'controller'] as const;
const loaded = after(frames.map((frame) => from(frame, { state: 'ready' })));
const filled = after(
  [{ type: 'named', isEmpty: false }, ...(['number', 'expiry', 'cvv'] as const).map((frame) => from(frame, { state: 'valid' }))],
  loaded,
);

describe('a card form', () => {
  test('can be sent once all frames have loaded and all fields are valid', () => {
    expect(after(frames.slice(1).map((frame) => from(frame, { state: 'ready' }))).phase).toBe('loading');
    expect(loaded.phase).toBe('ready');
    expect(after([{ type: 'pressed' }], loaded)).toMatchObject({ phase: 'ready', shown: ['holder', 'number', 'expiry', 'cvv'] });
    expect(after([{ type: 'pressed' }], filled).phase).toBe('sending');
  });

  test('shows an error once the player leaves the field, except of an empty field, until the content changes', () => {
    const wrong = after([from('number', { state: 'invalid', error: 'invalid' })], loaded);
    expect(wrong.shown).toEqual([]);
    const left = after([from('number', { state: 'blurred' }), from('cvv', { state: 'blurred' })], wrong);
    expect(left.shown).toEqual(['number']);
    expect(after([from('number', { state: 'invalid', error: 'invalid' })], left).shown).toEqual([]);
  });

  test('can be sent again after a refusal', () => {
    const sent = after([{ type: 'pressed' }], filled);
    const refused = after([from('controller', { state: 'refused', errors: { number: 'not_accepted' } })], sent);
    expect(refused).toMatchObject({ phase: 'ready', errors: { number: 'not_accepted', cvv: undefined } });
    expect(after([from('number', { state: 'valid' }), { type: 'pressed' }], refused).phase).toBe('sending');
  });

  test('continues only where the controller says, not a card field', () => {
    const sent = after([{ type: 'pressed' }], filled);
    expect(after([from('number', { state: 'submitted', url: 'https://pay.example/1' })], sent).page).toBeUndefined();
    expect(after([from('controller', { state: 'submitted', url: 'https://pay.example/1' })], sent).page).toBe('https://pay.example/1');
  });

  test('is not waited for any more once the provider has the card', () => {
    const sent = after([{ type: 'pressed' }, from('controller', { state: 'finished' })], filled);
    expect(sent.phase).toBe('sent');
  });

  test('may have been charged if the provider did not respond after it was sent', () => {
    expect(after([{ type: 'pressed' }, { type: 'timeout' }], filled).phase).toBe('unclear');
    expect(after([{ type: 'pressed' }, from('controller', { state: 'failed' })], filled).phase).toBe('unclear');
  });

  test('is loaded again after the provider did not respond, with the name on the card', () => {
    const silent = after([{ type: 'timeout' }], filled);
    expect(silent.phase).toBe('silent');
    expect(after([{ type: 'retried' }], silent)).toMatchObject({ phase: 'loading', errors: { holder: undefined, number: 'required' } });
  });
});
