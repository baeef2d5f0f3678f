import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { emptyBalance, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { longName } from '@playfront/ui/testing';
import { PlayerMenu } from './PlayerMenu.tsx';

type MenuStory = Pick<SiteStoryProps, 'onAddress'> & { player: WirePlayer; address: string };

const meta: Meta<MenuStory> = {
  title: 'Web desktop/Header/PlayerMenu',
  subcomponents: { PlayerMenu },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { player: wirePlayer(), address: '/online-casino', onAddress: fn() },
  render: (story, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])} handlers={{ frontGetPlayerMessages: () => wireMailBox({ unread: 2 }) }}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <PlayerMenu />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<MenuStory>;
type Play = NonNullable<Story['play']>;

/** A simulated press would run in React's `act`, which does not wait for lazy components. */
const press = (button: HTMLElement) => button.click();

const openBalance: Play = async ({ canvas }) => {
  press(canvas.getByRole('button', { name: /^Balance/ }));
  await screen.findByText('Used after your real money');
};

const openAccount: Play = async ({ canvas }) => {
  press(canvas.getByRole('button', { name: 'Account' }));
  await screen.findByRole('button', { name: 'Log out' });
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: 'Deposit' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit');
  },
};

export const BalanceOpen: Story = { play: openBalance };

export const AccountOpen: Story = { play: openAccount };

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) }, play: openBalance };

/** The cashier has a primary action, so the header's deposit link is secondary. */
export const OnDepositPage: Story = { args: { address: '/user-management?tab=deposit' } };

export const Hostile: Story = { args: { player: wirePlayer({ ...hugeBalance, username: longName }) }, play: openAccount };

export const HostileBalance: Story = { args: { player: wirePlayer(hugeBalance) }, play: openBalance };

export const Light: Story = { globals: { scheme: 'light' }, play: openAccount };

export const LongText: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvas }) => {
    const [balance] = canvas.getAllByRole('button');
    if (balance) press(balance);
    await screen.findByRole('dialog');
  },
};
