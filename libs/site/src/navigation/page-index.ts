import { useCallback } from 'react';
import { useSetAtom } from 'jotai';
import { localePath, useLocale, type MessageId } from '@playfront/i18n';
import { closeOverlayAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { pagePath, type PageTarget } from '../addresses/pages.ts';
import { usePageNavigate } from './usePageNavigate.ts';
import { faqWindow, openCentredWindow } from './open-window.ts';

/** How a page is opened: as a page, in a separate window, or as a dialog. */
type Opening = 'page' | 'window' | 'dialog';

export type IndexedPage = { readonly target: PageTarget; readonly opens: Opening; readonly titleId: MessageId };

/** The pages that the frame links to, by the spec's numbers (spec §2 "Page indexes"). Each has a URL, however it is opened. */
export const pageIndexes = [
  { target: { to: 'casino' }, opens: 'page', titleId: 'site.nav.casino' },
  { target: { to: 'liveCasino' }, opens: 'page', titleId: 'site.nav.live_casino' },
  { target: { to: 'faq', params: { id: '0' } }, opens: 'window', titleId: 'site.nav.faq' },
  { target: { to: 'contact' }, opens: 'dialog', titleId: 'site.nav.contact' },
  { target: { to: 'promotions' }, opens: 'page', titleId: 'site.nav.promotions' },
] as const satisfies readonly IndexedPage[];

export type PageIndex = 0 | 1 | 2 | 3 | 4;

/** Opens a page by its number. Instead of a blocked window, and always on a phone, it opens as a page. */
export function useOpenPage(): (index: PageIndex) => void {
  const locale = useLocale();
  const { formFactor } = useSiteConfig();
  const navigate = usePageNavigate();
  const openOverlay = useSetAtom(openOverlayAtom);
  const closeOverlay = useSetAtom(closeOverlayAtom);
  return useCallback(
    (index) => {
      const { target, opens } = pageIndexes[index];
      if (opens === 'dialog') return openOverlay('contact');
      closeOverlay();
      const isWindow = opens === 'window' && formFactor === 'desktop';
      if (isWindow && openCentredWindow(localePath(locale, pagePath(target)), target.to, faqWindow)) return;
      navigate(target);
    },
    [locale, formFactor, navigate, openOverlay, closeOverlay],
  );
}
