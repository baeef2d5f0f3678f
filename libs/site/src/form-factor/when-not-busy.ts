const isBusy = () => document.querySelector('button[aria-busy="true"]') !== null;

/** Waits until no button is busy: leaving earlier would lose the response of a call, perhaps of a payment. */
export function whenNotBusy(): Promise<void> {
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
