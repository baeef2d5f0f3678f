import { useSyncExternalStore } from 'react';
import { brandOf, type Brand } from '@playfront/brand';
import { initialGlobals } from '../globals.ts';
import { brandOnPage } from '../look.ts';

function watchBrand(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.head, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}

/** The toolbar's brand. */
export function useBrand(): Brand {
  return brandOf(useSyncExternalStore(watchBrand, () => brandOnPage() ?? initialGlobals.brand));
}
