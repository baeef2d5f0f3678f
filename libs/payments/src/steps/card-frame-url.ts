import type { CardFrame, CardFrameLook } from '@playfront/api-contract/payment-frame';

/** The page of a card frame, with the look of the site. */
export function cardFrameUrl(address: string, field: CardFrame, look: CardFrameLook): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries({ field, ...look })) url.searchParams.set(name, value);
  return url.href;
}
