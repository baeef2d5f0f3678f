import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { IconHeart, IconPlayerPlayFilled } from '../icons.ts';
import { games, tileArt } from '../images.fixtures.ts';
import { brokenImage, hostileAmounts, longestWords, longName, longWords, rtlName, zeroWidthName } from '../testing/index.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileOverlay } from './GameTileOverlay.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { JackpotCaption } from './JackpotCaption.tsx';

const handlePlay = fn();

const overlayOf = (name: string, provider: string) => (
  <GameTileOverlay
    name={name}
    provider={provider}
    actions={
      <>
        <Button variant="action" icon={<IconPlayerPlayFilled size={16} />} onClick={handlePlay}>
          Play
        </Button>
        <Button variant="glass">Try free</Button>
      </>
    }
    favourite={<IconButton size="s" label={`Favourite: ${name || 'a game'}`} icon={<IconHeart />} />}
    facts={[
      { label: 'RTP', value: '96.55%' },
      { label: 'Volatility', value: 'Medium' },
      { label: 'Min bet', value: '€0.10' },
    ]}
  />
);

const meta = {
  title: 'UI/Games/GameTile',
  component: GameTile,
  subcomponents: { GameTileOverlay, GameTileSkeleton, JackpotCaption },
  args: {
    name: 'Glass Reef',
    provider: 'Tidewater',
    art: tileArt('Glass Reef', '#0d4a5a', '#04202c'),
    link: (props) => <a {...props} href="#glass-reef" />,
    overlay: overlayOf('Glass Reef', 'Tidewater'),
  },
  decorators: [(Story) => <div style={{ width: 160, paddingTop: 8 }}>{Story()}</div>],
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const New: Story = { args: { tag: 'New' } };
export const Jackpot: Story = {
  args: {
    caption: <JackpotCaption amount="€184,220.14" name="Ruby jackpot" />,
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

/** The image fails to load: the name on the image's colour. */
export const BrokenPicture: Story = {
  args: { art: { w200: brokenImage, w400: brokenImage, dominant: '#0d4a5a' }, isEager: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Glass Reef')).toBeVisible();
  },
};

const brokenArt = { w200: brokenImage, w400: brokenImage, dominant: '#8a6d3b' };

export const Hostile: Story = {
  decorators: [(Story) => <div style={{ width: 760, marginLeft: -8 }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 112px)', gap: 16 }}>
      <GameTile
        {...args}
        name={longName}
        provider={longName}
        overlay={overlayOf(longName, longName)}
        art={brokenArt}
        isEager
        tag={longestWords.tab}
      />
      <GameTile {...args} name={longWords} provider={longWords} overlay={overlayOf(longWords, longWords)} art={brokenArt} isEager />
      <GameTile {...args} name={rtlName} provider={zeroWidthName} overlay={overlayOf(rtlName, zeroWidthName)} art={brokenArt} isEager />
      <GameTile
        name={zeroWidthName}
        provider={rtlName}
        art={brokenArt}
        link={args.link}
        isEager
        caption={<JackpotCaption amount={hostileAmounts.huge} name={longName} />}
      />
      <GameTile
        name=""
        provider=""
        art={brokenArt}
        link={args.link}
        label="A game"
        isEager
        caption={<JackpotCaption amount={hostileAmounts.zero} />}
      />
    </div>
  ),
};
