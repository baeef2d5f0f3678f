import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '@playfront/api-client';
import { brandFace } from '@playfront/brand';
import { createFakeApi, createFakeSession, type StoryViewProps } from '@playfront/auth/testing';
import type { FormFactor } from '../frame/SiteConfigProvider.tsx';
import { OverlayEntries } from '../navigation/OverlayEntries.tsx';
import { createPageLoader, type PageSource, type PageTable } from '../pages/page-loader.ts';
import { pages, type PageName } from '../pages/pages.ts';
import { AddressEffect } from '../state/AddressEffect.tsx';
import { settlePageStartAtom } from '../state/visitor.atoms.ts';
import { UnsavedEditsGuard } from '../unsaved-edits/UnsavedEditsGuard.tsx';
import { SiteRoot } from '../start/SiteRoot.tsx';

export type SiteStoryProps = Omit<StoryViewProps, 'children'> & {
  /** Of the toolbar: the story's `globals.brand`. */
  readonly brandId: string;
  readonly formFactor?: FormFactor;
  /** Path and query the story opens at, within the locale. */
  readonly address?: string;
  /** Whether it is not known yet if somebody is signed in. */
  readonly isRestoring?: boolean;
  /** Told of every address, the first one included. */
  readonly onAddress?: ((address: string) => void) | undefined;
  readonly children: ReactNode;
};

const pageSource = (name: PageName): PageSource => ({ load: async () => ({ Page: () => <h1>{name}</h1> }), file: '', words: 'core' });
const pageTable = Object.fromEntries(Object.keys(pages).map((name) => [name, pageSource(name as PageName)])) as PageTable;
const noWords = { locale: 'en', messages: {} } as const;

function AddressProbe({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onAddress(pathname + search), [onAddress, pathname, search]);
  return null;
}

/** A piece of the frame in a story: the house, its pages by name only, and an operator that answers as told. */
export function SiteStory({
  loaded: { words = noWords },
  handlers = {},
  player,
  brandId,
  formFactor = 'desktop',
  address = '/',
  isRestoring = false,
  onAddress,
  children,
}: SiteStoryProps) {
  const [parts] = useState(() => {
    const fake = createFakeSession(createFakeApi(handlers), player);
    if (!player && !isRestoring) fake.session.signOut();
    fake.store.set(settlePageStartAtom, { visitor: { ip: '203.0.113.7', countryCode: 'FI' }, isBarred: false });
    return { ...fake, queryClient: createQueryClient(), loader: createPageLoader(pageTable, words.locale) };
  });
  const config = { brand: brandFace(brandId), formFactor, origin: location.origin };
  return (
    <SiteRoot {...parts} {...words} config={config}>
      <MemoryRouter initialEntries={[address]}>
        <AddressEffect />
        {onAddress && <AddressProbe onAddress={onAddress} />}
        <OverlayEntries>
          <UnsavedEditsGuard>{children}</UnsavedEditsGuard>
        </OverlayEntries>
      </MemoryRouter>
    </SiteRoot>
  );
}
