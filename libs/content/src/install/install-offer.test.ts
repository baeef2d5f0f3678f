import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInstallOffer } from './install-offer.ts';

/** An install prompt that the player answers with `outcome`. */
function promptEvent(outcome: 'accepted' | 'dismissed') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(async () => ({ outcome })) });
}

describe('the install prompt', () => {
  let browser: EventTarget;
  beforeEach(() => {
    browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  });
  afterEach(() => vi.unstubAllGlobals());

  const listening = () => {
    const offer = createInstallOffer();
    offer.listen();
    return offer;
  };

  test('is stored until it is opened, and suppresses the browser’s own bar', () => {
    const offer = listening();
    const event = promptEvent('accepted');
    browser.dispatchEvent(event);
    expect([offer.getState(), event.defaultPrevented, event.prompt.mock.calls.length]).toEqual(['offered', true, 0]);
  });

  test.each([
    ['accepted', 'done'],
    ['dismissed', 'dismissed'],
  ] as const)('%s: %s, and it cannot be used again', async (outcome, wanted) => {
    const offer = listening();
    const event = promptEvent(outcome);
    browser.dispatchEvent(event);
    await Promise.all([offer.accept(), offer.accept()]);
    expect([offer.getState(), event.prompt.mock.calls.length]).toEqual([wanted, 1]);
  });

  test('a later prompt can be opened again', async () => {
    const offer = listening();
    browser.dispatchEvent(promptEvent('dismissed'));
    await offer.accept();
    browser.dispatchEvent(promptEvent('accepted'));
    expect(offer.getState()).toBe('offered');
  });

  test('notifies of an installation by the browser’s menu', () => {
    const offer = listening();
    const listener = vi.fn();
    offer.subscribe(listener);
    browser.dispatchEvent(promptEvent('accepted'));
    browser.dispatchEvent(new Event('appinstalled'));
    expect([offer.getState(), listener.mock.calls.length]).toEqual(['done', 2]);
  });

  test('nothing happens without a prompt', async () => {
    const offer = listening();
    await offer.accept();
    expect(offer.getState()).toBe('none');
  });
});
