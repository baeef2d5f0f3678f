import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxFaqSearchLength } from './faq.rules.ts';

/** Pause in typing before the URL is updated: browsers limit how often it may change. */
const addressDelayMs = 300;

export type FaqSearch = { readonly typed: string; readonly change: (typed: string) => void };

/** Search text of the FAQ, stored in the URL (`?q=`) so that Back restores it. */
export function useFaqSearch(): FaqSearch {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(() => (search.get('q') ?? '').slice(0, maxFaqSearchLength));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    change(next) {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSearch(next.trim() ? { q: next.trim() } : {}, { replace: true, preventScrollReset: true }), addressDelayMs);
    },
  };
}
