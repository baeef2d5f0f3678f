import type { PaymentFrameMessage } from '@playfront/api-contract/payment-frame';

type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never;

/** Posts a message to the site as the provider's page in a frame would. `origin`: another one than the provider's. */
export function postFromFrame(title: string, message: WithoutSource<PaymentFrameMessage>, origin = 'https://pay.example'): void {
  const frame = document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`);
  if (!frame) throw new Error(`no frame ${title}`);
  dispatchEvent(new MessageEvent('message', { data: { source: 'payment', ...message }, origin, source: frame.contentWindow }));
}
