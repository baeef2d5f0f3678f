import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { cardFrameFields, type CardFrame, type PaymentFrameMessage, type SiteFrameMessage } from '@playfront/api-contract/payment-frame';
import { useFormat } from '@playfront/i18n';
import { asName } from '@playfront/typed-text';
import { cardErrorMessage } from './card-fields.messages.ts';
import { cardFields, firstError, initialCardFields, nextCardFields, type CardErrors, type CardField } from './card-fields.rules.ts';
import { frameMessageOf } from './frame-message.rules.ts';

/** How long the provider's frames may take to load, and to send a card. */
export const frameLoadMs = 15_000;
export const cardSendMs = 40_000;

const cardFrames: readonly CardFrame[] = [...cardFrameFields, 'controller'];

/**
 * Model of a card form whose fields are frames of the provider at `address`: which fields are wrong, and the request to send the card. The site never
 * reads a value.
 */
export function useCardFields(address: string, onFinished: () => void) {
  const { text } = useFormat();
  const frames = useRef<Partial<Record<CardFrame, HTMLIFrameElement | null>>>({});
  const holderInput = useRef<HTMLInputElement>(null);
  const [holder, setHolder] = useState('');
  const [attempt, setAttempt] = useState(1);
  const [state, dispatch] = useReducer(nextCardFields, initialCardFields);
  const { phase, errors, shown } = state;
  const errorOf = (field: CardField) => {
    const error = shown.includes(field) ? errors[field] : undefined;
    return error && text(cardErrorMessage(field, error));
  };

  const post = (frame: CardFrame, message: SiteFrameMessage) => frames.current[frame]?.contentWindow?.postMessage(message, new URL(address).origin);

  function focusFirst(wrong: CardErrors): void {
    const field = firstError(wrong);
    if (!field) return;
    if (field === 'holder') return holderInput.current?.focus();
    frames.current[field]?.focus();
    post(field, { source: 'site', action: 'focus' });
  }

  function submit(): void {
    if (phase !== 'ready') return;
    dispatch({ type: 'pressed' });
    if (firstError(errors)) focusFirst(errors);
    else post('controller', { source: 'site', action: 'submit', holder: asName(holder) });
  }

  const handleMessage = useEffectEvent((frame: CardFrame, message: PaymentFrameMessage) => {
    dispatch({ type: 'message', frame, message });
    if (message.state === 'entered') submit();
    if (frame !== 'controller') return;
    if (message.state === 'refused') focusFirst(message.errors);
    if (message.state === 'finished') onFinished();
  });

  useEffect(() => {
    const handle = (event: MessageEvent) => {
      for (const frame of cardFrames) {
        const message = frameMessageOf(event, frames.current[frame]?.contentWindow, address);
        if (message) handleMessage(frame, message);
      }
    };
    addEventListener('message', handle);
    return () => removeEventListener('message', handle);
  }, [address]);

  useEffect(() => {
    if (phase !== 'loading' && phase !== 'sending') return;
    const timer = setTimeout(() => dispatch({ type: 'timeout' }), phase === 'loading' ? frameLoadMs : cardSendMs);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  // Screen readers announce the error with the field, which is in another document.
  const hasLoaded = phase !== 'loading';
  const described = cardFields.map((field) => errorOf(field) ?? '').join('\n');
  useEffect(() => {
    const [, ...texts] = described.split('\n');
    // Before, a frame has another origin.
    if (!hasLoaded) return;
    cardFrameFields.forEach((field, index) => {
      const frame = frames.current[field]?.contentWindow;
      frame?.postMessage({ source: 'site', action: 'describe', error: texts[index] ?? '' } satisfies SiteFrameMessage, new URL(address).origin);
    });
  }, [described, hasLoaded, address]);

  return {
    ...state,
    attempt,
    holder,
    holderInput,
    errorOf,
    submit,
    frameRef: (frame: CardFrame) => (element: HTMLIFrameElement | null) => {
      frames.current[frame] = element;
    },
    changeHolder(typed: string) {
      setHolder(typed);
      dispatch({ type: 'named', isEmpty: asName(typed) === '' });
    },
    retry() {
      dispatch({ type: 'retried' });
      setAttempt((count) => count + 1);
    },
  };
}
