import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useApi } from '@playfront/api-client';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { isPageReadyAtom, settlePageStartAtom } from '../state/visitor.atoms.ts';
import './page-start.css';
import { handedOver } from './page-start.ts';

/** Runs the page start once (spec §4) and then shows the page that the first script has kept hidden. Renders nothing. */
export function PageStartEffect() {
  const api = useApi();
  const ipEcho = useSiteConfig().endpoints?.ipEcho;
  const settle = useSetAtom(settlePageStartAtom);
  const isReady = useAtomValue(isPageReadyAtom);

  useEffect(() => {
    const left = new AbortController();
    const onFault = (fault: unknown) => console.error('The visitor could not be looked up; the page is shown anyway.', fault);
    const known = handedOver(document.cookie);
    const lookUp = async () => (await import('./look-up-visitor.ts')).lookUpVisitor({ api, ipEcho, signal: left.signal, onFault });
    const start = known
      ? Promise.resolve(known)
      : lookUp().catch((fault: unknown) => {
          onFault(fault);
          return { visitor: { ip: undefined, countryCode: undefined }, isBarred: false };
        });
    void start.then((found) => {
      if (!left.signal.aborted) settle(found);
    });
    return () => left.abort();
  }, [api, ipEcho, settle]);

  useEffect(() => {
    if (isReady) document.documentElement.removeAttribute('data-starting');
  }, [isReady]);

  return null;
}
