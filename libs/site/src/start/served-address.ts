/** Whether an address is the one this document was asked for; a fragment does not matter, and a browser that does not say is believed. */
export function isServedAddress(href: string, served = performance.getEntriesByType('navigation')[0]?.name): boolean {
  if (!served || !URL.canParse(served)) return true;
  const [now, asked] = [new URL(href), new URL(served)];
  return now.pathname === asked.pathname && now.search === asked.search;
}
