import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxFaqSearchLength } from './faq.rules.ts';

/** Time without a letter before the address has the search: a browser takes only so many changes of it. */
const addressDelayMs = 300;

export type FaqSearch = { readonly typed: string; readonly change: (typed: string) => void };

/** What is searched for in the FAQ; kept in the address (`?q=`), so that the way back leads to it. */
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
