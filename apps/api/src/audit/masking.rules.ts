/** Names of fields that are never stored. */
const secretName = /password|token|secret|hash|seed|cvv|otp/i;
/** Payout details: enough is stored to recognise them, not enough to use them. */
const destinationName = /^(details|destination|iban|account_number|crypto_address|card)$/i;
const shownEnd = 4;
const maxTextLength = 1_000;

/** A value as the audit log stores it: without secrets, with payout details masked to their last characters and long texts cut. */
export function maskedForAudit(value: unknown, isDestination = false): unknown {
  if (typeof value === 'string') return isDestination ? maskedText(value) : cutText(value);
  if (Array.isArray(value)) return value.map((entry) => maskedForAudit(entry, isDestination));
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value) || typeof value !== 'object' || value === null) return Buffer.isBuffer(value) ? undefined : value;
  const entries = Object.entries(value).filter(([name]) => !secretName.test(name));
  return Object.fromEntries(entries.map(([name, entry]) => [name, maskedForAudit(entry, isDestination || destinationName.test(name))]));
}

function maskedText(text: string): string {
  return text.length > 2 * shownEnd ? `…${text.slice(-shownEnd)}` : '…';
}

function cutText(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
