/** A page whose words or code are still on their way has its heading later; after this nobody waits for it any more. */
const headingLimitMs = 5_000;

/** Hands over the page's heading, at once or when it comes; `undefined` when it does not. The answer ends the wait. */
export function whenHeading(onHeading: (heading: HTMLElement | undefined) => void): () => void {
  // A game stands beside the page it was opened on, which is not seen meanwhile.
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
