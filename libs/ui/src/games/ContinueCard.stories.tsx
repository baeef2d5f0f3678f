import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { tileArt } from '../images.fixtures.ts';
import { brokenImage, longestWords, longName, rtlName, zeroWidthName } from '../testing/index.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

const meta = {
  title: 'UI/Games/ContinueCard',
  component: ContinueCard,
  args: {
    name: 'Molten Crown',
    art: tileArt('Molten Crown', '#7a3a12', '#1d0d05'),
    when: 'Yesterday, 21:14',
    actionLabel: 'Play',
    link: (props) => <a {...props} href="#molten-crown" />,
  },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
} satisfies Meta<typeof ContinueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlayedBefore: Story = {};
export const Unfinished: Story = { args: { when: 'Unfinished round', isUnfinished: true, actionLabel: 'Resume' } };
export const Loading: Story = { render: () => <GameTileSkeleton shape="card" /> };

export const ByKeyboard: Story = {
  args: { ...Unfinished.args },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Resume: Molten Crown, Unfinished round' })).toHaveFocus();
  },
};

export const Hostile: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      <ContinueCard {...args} name={longName} when={longName} actionLabel={longestWords.button} />
      <ContinueCard {...args} name={rtlName} when={zeroWidthName} art={{ w200: brokenImage, w400: brokenImage, dominant: '#44546a' }} />
    </div>
  ),
};
