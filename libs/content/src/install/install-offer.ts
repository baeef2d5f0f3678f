/** What Chromium's browsers send when they would install the site. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** `none`: nothing was offered. `offered`: {@link InstallOffer.accept} asks the player. `dismissed`: they said no. `done`: it is installed. */
export type InstallOfferState = 'none' | 'offered' | 'dismissed' | 'done';

export type InstallOffer = {
  /** Begins to listen; the browser offers once a page, soon after it is here. Later calls do nothing. */
  listen(): void;
  subscribe(listener: () => void): () => void;
  getState(): InstallOfferState;
  /** Opens the browser's own question. Only in an event of the player's; an offer can be used once. */
  accept(): Promise<void>;
};

/** The browser's offer to install the site, kept from when it comes until the player asks for it. */
export function createInstallOffer(): InstallOffer {
  const listeners = new Set<() => void>();
  let state: InstallOfferState = 'none';
  let offered: InstallPromptEvent | undefined;
  let isListening = false;

  const change = (next: InstallOfferState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    listen() {
      if (isListening) return;
      isListening = true;
      addEventListener('beforeinstallprompt', (event) => {
        // The browser's own bar would stand over the page that the player came for.
        event.preventDefault();
        offered = event as InstallPromptEvent;
        change('offered');
      });
      addEventListener('appinstalled', () => {
        offered = undefined;
        change('done');
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    async accept() {
      const event = offered;
      if (!event) return;
      offered = undefined;
      const { outcome } = await event.prompt();
      // Another offer may have come, or the site may be installed, while the question stood.
      if (state === 'offered' && !offered) change(outcome === 'accepted' ? 'done' : 'dismissed');
    },
  };
}

/** The offer to this page. The frame makes it listen when the page starts. */
export const installOffer: InstallOffer = createInstallOffer();
