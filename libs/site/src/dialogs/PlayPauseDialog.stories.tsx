import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wirePlayer, wirePlayPause } from '@playfront/auth/testing';
import { isRoundOpenAtom, playPauseAtom } from '../play-pause/play-pause.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { PlayPauseDialog } from './PlayPauseDialog.tsx';

type PauseStory = { address: string; isRoundOpen: boolean; onAddress: (address: string) => void; onState: (state: string) => void };

function Pause({ isRoundOpen, onState }: Pick<PauseStory, 'isRoundOpen' | 'onState'>) {
  const playPause = useAtomValue(playPauseAtom);
  const setPlayPause = useSetAtom(playPauseAtom);
  const setIsRoundOpen = useSetAtom(isRoundOpenAtom);
  onState(playPause ?? 'none');
  return (
    <>
      <button
        onClick={() => {
          setIsRoundOpen(isRoundOpen);
          setPlayPause('asked');
        }}
      >
        Report
      </button>
      <button onClick={() => setIsRoundOpen(false)}>End the round</button>
      {playPause === 'asked' && <PlayPauseDialog />}
    </>
  );
}

const meta: Meta<PauseStory> = {
  title: 'Site/Dialogs/PlayPauseDialog',
  component: PlayPauseDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { address: '/online-casino?game=lantern-coast&mode=real', isRoundOpen: false, onAddress: fn(), onState: fn() },
  render: ({ address, isRoundOpen, onAddress, onState }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      player={wirePlayer()}
      address={address}
      onAddress={onAddress}
      handlers={{ frontGetPlayerLimits: () => wirePlayPause(), frontAckRealityCheck: () => ({ status: 1, break_until: null }) }}
    >
      <Pause isRoundOpen={isRoundOpen} onState={onState} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<PauseStory>;

const report = async () => userEvent.click(await screen.findByRole('button', { name: 'Report' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Nothing covers a running round; the dialog opens after it, and the game is notified when the player continues. */
export const AfterTheRound: Story = {
  args: { isRoundOpen: true },
  play: async ({ args }) => {
    await report();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press('End the round');
    await press('Continue');
    await waitFor(() => expect(args.onState).toHaveBeenLastCalledWith('passed'));
  },
};

/** Stopping closes the game. */
export const Stop: Story = {
  play: async ({ args }) => {
    await report();
    await press('Stop playing');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino'));
    await expect(args.onState).toHaveBeenLastCalledWith('none');
  },
};

export const ToTheBets: Story = {
  play: async ({ args }) => {
    await report();
    await press('View bets');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=bet-list'));
  },
};

/** On a page without a game. */
export const OnAPage: Story = {
  args: { address: '/promotions' },
  play: async () => {
    await report();
    await screen.findByText('Bets are paused until you continue.');
  },
};

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: report };
