import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useApi } from '@playfront/api-client';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { isPageReadyAtom, settlePageStartAtom } from '../state/visitor.atoms.ts';
import './page-start.css';
import { readPageStart } from './page-start.ts';

/** Runs the page start once (spec §4), then shows the page hidden by the arrival script. Renders nothing. */
export function PageStartEffect() {
  const api = useApi();
  const ipEcho = useSiteConfig().endpoints?.ipEcho;
  const settle = useSetAtom(settlePageStartAtom);
  const isReady = useAtomValue(isPageReadyAtom);

  useEffect(() => {
    const abort = new AbortController();
    const onFault = (fault: unknown) => console.error('The visitor could not be looked up; the page is shown anyway.', fault);
    const known = readPageStart(document.cookie);
    const lookUp = async () => (await import('./look-up-visitor.ts')).lookUpVisitor({ api, ipEcho, signal: abort.signal, onFault });
    const start = known
      ? Promise.resolve(known)
      : lookUp().catch((fault: unknown) => {
          onFault(fault);
          return { visitor: { ip: undefined, countryCode: undefined }, isBarred: false };
        });
    void start.then((found) => {
      if (!abort.signal.aborted) settle(found);
    });
    return () => abort.abort();
  }, [api, ipEcho, settle]);

  useEffect(() => {
    if (isReady) document.documentElement.removeAttribute('data-starting');
  }, [isReady]);

  return null;
}
