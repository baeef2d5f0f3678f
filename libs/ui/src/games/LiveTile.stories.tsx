import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { liveImage } from '../images.fixtures.ts';
import { brokenImage, hostileAmounts, longestWords, longName, rtlName, zeroWidthName } from '../testing/index.ts';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { LiveTile } from './LiveTile.tsx';

const meta = {
  title: 'UI/Games/LiveTile',
  component: LiveTile,
  args: {
    name: 'Aurora Roulette',
    image: liveImage('#14533b', '#06150f'),
    state: 'open',
    stateLabel: 'Live',
    detail: 'Ilse at the table',
    betRange: '€0.50–€5,000',
    link: (props) => <a {...props} href="#aurora" />,
  },
  decorators: [(Story) => <div style={{ width: 230, paddingTop: 8 }}>{Story()}</div>],
} satisfies Meta<typeof LiveTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const SeatsLeft: Story = { args: { name: 'Harbour Blackjack 4', image: liveImage('#1d3a6a', '#081428'), detail: '3 of 7 seats open' } };
export const Full: Story = { args: { state: 'full', stateLabel: 'Full', detail: 'All 7 seats taken' } };
export const Closed: Story = { args: { state: 'closed', stateLabel: 'Closed', detail: 'Opens 20:00' } };
export const Loading: Story = { render: () => <GameTileSkeleton shape="live" color="#14533b" /> };
export const WithoutDetails: Story = { args: { detail: undefined, betRange: undefined } };
export const BrokenPicture: Story = { args: { image: { src: brokenImage, dominant: '#14533b' } } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Aurora Roulette, Live, Ilse at the table' })).toHaveFocus();
  },
};

export const Hostile: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <LiveTile
        {...args}
        name={longName}
        detail={longName}
        stateLabel={longestWords.label}
        betRange={`${hostileAmounts.zero}–${hostileAmounts.huge}`}
      />
      <LiveTile
        {...args}
        name={rtlName}
        detail={zeroWidthName}
        image={{ src: brokenImage, dominant: '#6a4d18' }}
        betRange={hostileAmounts.negative}
      />
    </div>
  ),
};
