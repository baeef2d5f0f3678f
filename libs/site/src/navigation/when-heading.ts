/** How long to wait for the heading of a page whose code or messages are still loading. */
const headingLimitMs = 5_000;

/** Calls back with the page's heading once it exists, or with `undefined` after a timeout. Returns a cleanup function. */
export function whenHeading(onHeading: (heading: HTMLElement | undefined) => void): () => void {
  // The page that a game was opened from is still mounted but hidden.
  const find = () => [...document.querySelectorAll<HTMLElement>('h1:not([data-coming])')].find((heading) => heading.checkVisibility());
  const here = find();
  if (here) {
    onHeading(here);
    return () => {};
  }
  const watch = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    end();
    onHeading(heading);
  });
  const timer = setTimeout(() => {
    end();
    onHeading(undefined);
  }, headingLimitMs);
  const end = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  return end;
}
