/** Event of Chromium browsers when the site can be installed. */
type InstallPromptEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** `none`: no prompt yet. `offered`: {@link InstallOffer.accept} opens it. `dismissed`: the player refused. `done`: installed. */
export type InstallOfferState = 'none' | 'offered' | 'dismissed' | 'done';

export type InstallOffer = {
  /** Starts listening: the browser sends the event once, soon after the page has loaded. Later calls do nothing. */
  listen(): void;
  subscribe(listener: () => void): () => void;
  getState(): InstallOfferState;
  /** Opens the browser's prompt, once. Must be called in an event handler of the player's input. */
  accept(): Promise<void>;
};

/** Stores the browser's install prompt until the player asks for it. */
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
        // The browser's own bar would cover the page.
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
      // While the prompt was open, a new one may have arrived or the site may have been installed.
      if (state === 'offered' && !offered) change(outcome === 'accepted' ? 'done' : 'dismissed');
    },
  };
}

/** The install prompt of this page. The frame calls `listen` at the start. */
export const installOffer: InstallOffer = createInstallOffer();
