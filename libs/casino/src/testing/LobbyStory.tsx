import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { StoryView, type StoryViewProps } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';

export type LobbyStoryProps = StoryViewProps & {
  /** Path and query at which the story starts. */
  readonly address?: string;
  /** Called with every URL, including the first. */
  readonly onAddress?: ((address: string) => void) | undefined;
};

function AddressEffect({ onAddress }: { onAddress: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onAddress(pathname + search), [onAddress, pathname, search]);
  return null;
}

/** A part of the lobby in a story, with a fake operator and a URL that its filters and links change. It has the page's padding: use `layout: 'fullscreen'`. */
export function LobbyStory({ address = '/online-casino', onAddress, children, ...view }: LobbyStoryProps) {
  return (
    <StoryView {...view}>
      <MemoryRouter initialEntries={[address]}>
        {onAddress && <AddressEffect onAddress={onAddress} />}
        <div className="wrap" style={{ paddingBlock: 16 }}>
          <Toaster label="Notifications" closeLabel="Close">
            {children}
          </Toaster>
        </div>
      </MemoryRouter>
    </StoryView>
  );
}
