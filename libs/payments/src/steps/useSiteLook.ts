import { useMemo, useSyncExternalStore } from 'react';
import type { CardFrameLook } from '@playfront/api-contract/payment-frame';

type SiteLook = Omit<CardFrameLook, 'label'>;

/** The look of the site for the provider's fields. If the player changes the colour scheme, the fields are loaded again: their text would be unreadable. */
export function useSiteLook(): SiteLook {
  const scheme = useSyncExternalStore(subscribe, schemeOfSite, (): SiteLook['scheme'] => 'dark');
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return { scheme, text: style.getPropertyValue('--text').trim(), dim: style.getPropertyValue('--dim').trim() };
  }, [scheme]);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function schemeOfSite(): SiteLook['scheme'] {
  return getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark';
}
