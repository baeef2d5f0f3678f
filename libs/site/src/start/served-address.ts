/** Whether this document was requested at the given URL, ignoring the fragment. True if the browser does not report the requested URL. */
export function isServedAddress(href: string, served = performance.getEntriesByType('navigation')[0]?.name): boolean {
  if (!served || !URL.canParse(served)) return true;
  const [now, asked] = [new URL(href), new URL(served)];
  return now.pathname === asked.pathname && now.search === asked.search;
}
