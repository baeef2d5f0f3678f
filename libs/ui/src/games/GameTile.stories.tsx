import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { IconHeart, IconPlayerPlayFilled } from '../icons.ts';
import { games, tileArt } from '../pictures.fixtures.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

const handlePlay = fn();

const meta = {
  title: 'Games/GameTile',
  component: GameTile,
  args: {
    name: 'Glass Reef',
    provider: 'Tidewater',
    art: tileArt('Glass Reef', '#0d4a5a', '#04202c'),
    link: (props) => <a {...props} href="#glass-reef" />,
    actions: (
      <>
        <Button variant="action" icon={<IconPlayerPlayFilled size={16} />} onClick={handlePlay}>
          Play
        </Button>
        <Button variant="glass">Try free</Button>
      </>
    ),
    favourite: <IconButton size="s" label="Add Glass Reef to favourites" icon={<IconHeart />} />,
    facts: [
      { label: 'RTP', value: '96.55%' },
      { label: 'Volatility', value: 'Medium' },
      { label: 'Min bet', value: '€0.10' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 160, paddingTop: 8 }}>{Story()}</div>],
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const New: Story = { args: { tag: 'New' } };
export const Maintenance: Story = { args: { unavailable: 'Back at 14:00' } };
export const Jackpot: Story = {
  args: {
    caption: (
      <>
        <strong>€184,220.14</strong> Ruby jackpot
      </>
    ),
  },
};
export const Loading: Story = { render: () => <GameTileSkeleton color="#0d4a5a" /> };
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('article'));
  },
};

export const KeyboardReachesItsActions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Glass Reef, Tidewater' })).toHaveFocus();
    const play = await canvas.findByRole('button', { name: 'Play' });
    await waitFor(() => expect(play).toBeVisible());
    await userEvent.tab();
    await expect(play).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(handlePlay).toHaveBeenCalled();
  },
};

export const NamedByItsLink: Story = {
  args: { label: 'Lantern Coast, Fieldnote, new', ...games[0] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Lantern Coast, Fieldnote, new' })).toBeInTheDocument();
  },
};
