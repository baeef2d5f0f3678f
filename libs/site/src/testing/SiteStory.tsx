import { useEffect, useState, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '@playfront/api-client';
import { brandInfo } from '@playfront/brand';
import { createFakeApi, createFakeSession, type StoryViewProps } from '@playfront/auth/testing';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { OverlayEntries } from '../navigation/OverlayEntries.tsx';
import { createPageLoader, type PageSource, type PageTable } from '../page-loading/page-loader.ts';
import { pages, type PageName } from '../addresses/pages.ts';
import { AddressEffect } from '../state/AddressEffect.tsx';
import { overlayAtom, type Overlay } from '../state/frame.atoms.ts';
import { settlePageStartAtom } from '../state/visitor.atoms.ts';
import { UnsavedEditsGuard } from '../unsaved-edits/UnsavedEditsGuard.tsx';
import { SiteRoot } from '../start/SiteRoot.tsx';

export type SiteStoryProps = Omit<StoryViewProps, 'children'> & {
  /** The brand of the toolbar: the story's `globals.brand`. */
  readonly brandId: string;
  readonly formFactor?: FormFactor;
  /** Initial path and query, within the locale. */
  readonly address?: string;
  /** Whether the session is still being restored. */
  readonly isRestoring?: boolean;
  /** Called with every URL, including the first. */
  readonly onAddress?: ((address: string) => void) | undefined;
  /** Called with the open overlay, or `undefined` if none is. */
  readonly onOverlay?: ((overlay: Overlay | undefined) => void) | undefined;
  readonly children: ReactNode;
};

const pageSource = (name: PageName): PageSource => ({ load: async () => ({ Page: () => <h1>{name}</h1> }), messages: 'core' });
const pageTable = Object.fromEntries(Object.keys(pages).map((name) => [name, pageSource(name as PageName)])) as PageTable;
const noMessages = { locale: 'en', messages: {} } as const;

function AddressProbe({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onAddress(pathname + search), [onAddress, pathname, search]);
  return null;
}

function OverlayProbe({ onOverlay }: { onOverlay: (overlay: Overlay | undefined) => void }) {
  const overlay = useAtomValue(overlayAtom);
  useEffect(() => onOverlay(overlay), [onOverlay, overlay]);
  return null;
}

/** Everything that a component of the frame needs in a story: site configuration, placeholder pages, and a fake operator. */
export function SiteStory({
  loaded: { i18n = noMessages },
  handlers = {},
  player,
  brandId,
  formFactor = 'desktop',
  address = '/',
  isRestoring = false,
  onAddress,
  onOverlay,
  children,
}: SiteStoryProps) {
  const [parts] = useState(() => {
    const fake = createFakeSession(createFakeApi(handlers), player);
    if (!player && !isRestoring) fake.session.signOut();
    fake.store.set(settlePageStartAtom, { visitor: { ip: '203.0.113.7', countryCode: 'FI' }, isBarred: false });
    return { ...fake, queryClient: createQueryClient(), loader: createPageLoader(pageTable, i18n.locale) };
  });
  const config = { brand: brandInfo(brandId), formFactor, origin: location.origin };
  return (
    <SiteRoot {...parts} {...i18n} config={config}>
      <MemoryRouter initialEntries={[address]}>
        <AddressEffect />
        {onAddress && <AddressProbe onAddress={onAddress} />}
        {onOverlay && <OverlayProbe onOverlay={onOverlay} />}
        <OverlayEntries>
          <UnsavedEditsGuard>{children}</UnsavedEditsGuard>
        </OverlayEntries>
      </MemoryRouter>
    </SiteRoot>
  );
}
