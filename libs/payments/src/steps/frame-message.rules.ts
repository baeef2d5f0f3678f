import { isPaymentFrameMessage, type PaymentFrameMessage } from '@playfront/api-contract/payment-frame';

/** The message of a payment's frame; `undefined` for messages from other windows or origins, or of another shape. */
export function frameMessageOf(
  { data, origin, source }: MessageEvent,
  frame: Window | null | undefined,
  url: string,
): PaymentFrameMessage | undefined {
  if (!frame || source !== frame || origin !== new URL(url).origin) return undefined;
  return isPaymentFrameMessage(data) ? data : undefined;
}
