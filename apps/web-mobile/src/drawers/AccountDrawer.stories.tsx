import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue, useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wireLimits, wireMoneyLimit, wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { DepositLimitLeft, openOverlayAtom, overlayAtom } from '@playfront/site';
import { emptyBalance, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { Button } from '@playfront/ui';
import { longName } from '@playfront/ui/testing';
import { AccountDrawer } from './AccountDrawer.tsx';

type DrawerStory = Pick<SiteStoryProps, 'onAddress'> & { player: WirePlayer; address: string };

function Page() {
  const openOverlay = useSetAtom(openOverlayAtom);
  return (
    <>
      <Button onClick={() => openOverlay('account')}>Open</Button>
      {useAtomValue(overlayAtom) === 'account' && <AccountDrawer />}
    </>
  );
}

const meta: Meta<DrawerStory> = {
  title: 'Web mobile/Drawers/AccountDrawer',
  subcomponents: { AccountDrawer },
  globals: { formFactor: 'phone' },
  beforeEach: () => DepositLimitLeft.preload(),
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { player: wirePlayer(), address: '/user-management?tab=deposit', onAddress: fn() },
  render: (story, { loaded, globals }) => (
    <SiteStory
      {...story}
      loaded={loaded}
      brandId={String(globals['brand'])}
      formFactor="mobile"
      handlers={{ frontGetPlayerMessages: () => wireMailBox(), frontGetPlayerLimits: () => wireLimits({ limits: [wireMoneyLimit()] }) }}
    >
      <Page />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<DrawerStory>;
type Play = NonNullable<Story['play']>;

const open: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
};

/** Balances and links to the account pages, with the open one marked and the number of unread messages. */
export const Default: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
    await screen.findByRole('link', { name: /6 unread/ });
    await screen.findByRole('link', { name: 'Limits €150.00 left today' });
  },
};

/** The drawer is 70vw wide on a phone (spec §9). */
export const OnPhone: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeCloseTo(innerWidth * 0.7, 0));
  },
};

/** An entry closes the drawer and opens its page. */
export const GoesToTransactions: Story = {
  play: async (context) => {
    await open(context);
    screen.getByRole('link', { name: 'Transactions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=transactions');
  },
};

export const LogsOut: Story = {
  play: async (context) => {
    await open(context);
    screen.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) }, play: open };

export const Hostile: Story = { args: { player: wirePlayer({ ...hugeBalance, username: longName }) }, play: open };

export const Light: Story = { globals: { scheme: 'light' }, play: open };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: open };

export const InFinnish: Story = { globals: { locale: 'fi' }, play: open };

export const LongText: Story = { globals: { locale: 'pseudo' }, play: open };
