/** Available in browsers and Node; this library is compiled without the types of either. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** Whether a text is a UUID, of any version and in either case. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** The version 4 UUID (RFC 9562) of 16 bytes, random or from a digest; version and variant replace six bits. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes.subarray(0, 16), (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A random UUID (version 4). `crypto.randomUUID` is missing without HTTPS, such as on a phone in a development network. */
export function newUuid(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}
