const isBusy = () => document.querySelector('button[aria-busy="true"]') !== null;

/** Waits until no button of the page shows that its call is under way: leaving now would lose the answer, perhaps of a payment. */
export function whenAtRest(): Promise<void> {
  if (!isBusy()) return Promise.resolve();
  return new Promise((resolve) => {
    const change = new MutationObserver(() => {
      if (isBusy()) return;
      change.disconnect();
      resolve();
    });
    change.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  });
}
