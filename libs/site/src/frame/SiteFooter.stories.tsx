import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Processor } from '@playfront/api-contract';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { overlayAtom } from '../state/frame.atoms.ts';
import { SiteFooter } from './SiteFooter.tsx';

type FooterStory = {
  isSignedIn: boolean;
  country?: string;
  /** Kinds of payment methods offered for deposits. */
  paymentKinds: Processor['kind'][];
  onAddress: (address: string) => void;
  onOverlay: (overlay: string | undefined) => void;
};

function Overlay({ onOverlay }: Pick<FooterStory, 'onOverlay'>) {
  onOverlay(useAtomValue(overlayAtom));
  return null;
}

const meta: Meta<FooterStory> = {
  title: 'Site/Frame/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: { isSignedIn: false, paymentKinds: ['open_banking', 'card', 'wallet', 'voucher'], onAddress: fn(), onOverlay: fn() },
  render: ({ isSignedIn, country = 'FI', paymentKinds, onAddress, onOverlay }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      onAddress={onAddress}
      handlers={{ frontGetSetting: () => ({ status: 1, setting: { payment_kinds: paymentKinds } }) }}
      {...(isSignedIn ? { player: wirePlayer({ country }) } : {})}
    >
      <SiteFooter />
      <Overlay onOverlay={onOverlay} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<FooterStory>;

/** A visitor's links: Enter on "Log in" opens the login dialog. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: 'Register' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
    await expect(canvas.queryByRole('link', { name: 'Break or self-exclusion' })).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: 'Bet list' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=bet-list');
    await expect(canvas.getByRole('link', { name: 'Break or self-exclusion' })).toHaveAttribute('href', '/user-management?tab=break');
  },
};

/** Only the kinds of payment methods that are offered here. */
export const PaymentMethods: Story = {
  play: async ({ canvas }) => {
    const methods = within(await canvas.findByRole('list', { name: 'Payment methods' }));
    await expect(methods.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Card', 'Instant banking', 'Wallet', 'Voucher']);
  },
};

export const AllPaymentMethodsOnPhone: Story = {
  args: { paymentKinds: ['card', 'wire', 'open_banking', 'wallet', 'mobile', 'voucher', 'crypto'] },
  globals: { formFactor: 'phone' },
};

/** The operator offers none, or does not respond: the space stays empty. */
export const NoPaymentMethods: Story = {
  args: { paymentKinds: [] },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('list', { name: 'Payment methods' })).toBeNull()),
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

/** The age is that of the player's country. */
export const InCanada: Story = {
  args: { isSignedIn: true, country: 'CA' },
  play: async ({ canvas }) => {
    await canvas.findByText('19+');
    await expect(canvas.getByText(/For people aged 19 or over\.$/)).toBeVisible();
  },
};
