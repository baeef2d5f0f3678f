import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { StoryView, type StoryViewProps } from '@playfront/auth/testing';

export type LobbyStoryProps = StoryViewProps & {
  /** Path and query the story opens at. */
  readonly address?: string;
  /** Told of every address, the first one included. */
  readonly onAddress?: ((address: string) => void) | undefined;
};

function AddressEffect({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onAddress(pathname + search), [onAddress, pathname, search]);
  return null;
}

/** A piece of the lobby in a story: an operator that answers as told, and an address that its filters and links change. It brings the page's own edges: `layout: 'fullscreen'`. */
export function LobbyStory({ address = '/online-casino', onAddress, children, ...view }: LobbyStoryProps) {
  return (
    <StoryView {...view}>
      <MemoryRouter initialEntries={[address]}>
        {onAddress && <AddressEffect onAddress={onAddress} />}
        <div className="wrap" style={{ paddingBlock: 16 }}>
          {children}
        </div>
      </MemoryRouter>
    </StoryView>
  );
}
