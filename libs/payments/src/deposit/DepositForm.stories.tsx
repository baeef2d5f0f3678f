import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { hostileProcessors, manyProcessors, processorsOf, wireClaim, wireDepositBonus, wireOffer, wireProcessors } from '../testing/index.ts';
import { DepositForm } from './DepositForm.tsx';

type FormStory = ComponentProps<typeof DepositForm> & { handlers: FakeHandlers };

const paymentPage: FakeHandlers = { paymentGetPaymentUrl: () => ({ status: 1, type: 'redirect_url', url: 'https://pay.example/1' }) };

const meta: Meta<FormStory> = {
  title: 'Payments/Deposit/DepositForm',
  component: DepositForm,
  args: {
    processors: processorsOf(manyProcessors),
    returnPath: '/user-management?tab=deposit',
    helpLinks: undefined,
    termsLink: (id, children) => <a href={`#${id}`}>{children}</a>,
    onRedirect: fn(),
    onStarted: fn(),
    handlers: paymentPage,
  },
  render: ({ handlers, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers} player={wirePlayer()}>
      <DepositForm {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FormStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

const amountField = ({ canvas }: { canvas: { getAllByRole: (role: 'textbox') => HTMLElement[] } }) =>
  canvas.getAllByRole('textbox')[0] as HTMLElement;

const type =
  (amount: string): Play =>
  async (context) => {
    amountField(context).focus();
    await userEvent.keyboard(amount);
  };

/** The summary, and a button that names the exact amount. */
export const AmountTyped: Story = { play: type('50') };

const pay: Play = async (context) => {
  await type('50{Enter}')(context);
};

/** Method by arrow key, amount by digits; Enter opens the payment page. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(amountField(context)).toHaveFocus();
    await userEvent.keyboard('50{Enter}');
    await waitFor(() => expect(context.args.onRedirect).toHaveBeenCalledWith('https://pay.example/1'));
  },
};

const fails =
  (message: string): Play =>
  async (context) => {
    await context.canvas.findByText(message);
    await expect(amountField(context)).toHaveFocus();
  };

export const AmountMissing: Story = {
  play: async (context) => {
    await type('{Enter}')(context);
    await fails('Enter an amount')(context);
  },
};

export const AmountUnreadable: Story = {
  play: async (context) => {
    await type('ten{Enter}')(context);
    await fails('Please enter a valid value')(context);
  },
};

export const AmountTooSmall: Story = {
  play: async (context) => {
    await type('5{Enter}')(context);
    await fails('Amount must be at least €10.00')(context);
  },
};

export const AmountTooLarge: Story = {
  play: async (context) => {
    await type('99999999.99{Enter}')(context);
    await fails('Amount must be between €10.00 and €5,000.00')(context);
  },
};

export const AmountNegative: Story = {
  play: async (context) => {
    await type('-0.01{Enter}')(context);
    await fails('Please enter a valid value')(context);
  },
};

const refusing = (failure: () => Error): FakeHandlers => ({
  paymentGetPaymentUrl: () => {
    throw failure();
  },
});

const seesNotice: Play = async (context) => {
  await pay(context);
  const alert = await context.canvas.findByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
};

/** The notice has the focus, and the amount is unchanged. */
export const Refused: Story = { args: { handlers: refusing(() => refusal('deposit_fail')) }, play: seesNotice };

/** A refusal because of the operator's limits is shown at the amount. */
export const RefusedAtAmount: Story = {
  args: { handlers: refusing(() => refusal('amount_out_of_range')) },
  play: async (context) => {
    await pay(context);
    await fails("Choose an amount between this method's minimum and maximum.")(context);
  },
};

export const NoAnswer: Story = { args: { handlers: refusing(() => fault('network')) }, play: seesNotice };

/** A payment page to which a redirect is not allowed. */
export const HostileAddress: Story = {
  args: { handlers: { paymentGetPaymentUrl: () => ({ status: 1, type: 'redirect_url', url: 'javascript:alert(1)' }) } },
  play: async (context) => {
    await seesNotice(context);
    await expect(context.args.onRedirect).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { handlers: { paymentGetPaymentUrl: () => new Promise(() => {}) } },
  play: async (context) => {
    await pay(context);
    await expect(context.canvas.getByRole('button', { name: 'Deposit €50.00' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const OneMethod: Story = { args: { processors: processorsOf(manyProcessors.slice(0, 1)) }, play: type('50') };

export const FarTooMany: Story = { args: { processors: processorsOf(wireProcessors(140)) }, play: type('50') };

const reload = wireOffer({
  id: '2',
  title: '25% weekly reload',
  code: 'RELOAD25',
  terms: wirePromotionTerms({ match_percent: 25, max_bonus: 1000 }),
});

/** Two offers with codes that match the deposit up to a maximum. */
const withOffers: FakeHandlers = {
  ...paymentPage,
  frontGetPromotionTemplate: () => ({ status: 1, promotions: [reload, wireOffer()] }),
  frontGetDepositBonus: ({ amount, promo_code }) => {
    if (promo_code === 'WELCOME' && amount < 20) return { status: 1, bonus: null, missed: { title: 'First deposit doubled', min_deposit: 20 } };
    return { status: 1, bonus: promo_code === 'WELCOME' ? wireDepositBonus({ amount }) : null };
  },
};

const choose =
  (name: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name }));
  };

/** The best offer for the amount is listed first; its bonus and terms are in its row. */
export const WithOffers: Story = {
  args: { handlers: withOffers },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('radio', { name: 'First deposit doubled' });
    const titles = () =>
      within(canvas.getByRole('group', { name: 'Bonus offer' }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    await expect(titles()).toEqual(['No bonus', '25% weekly reload', 'First deposit doubled', 'I have a promo code']);
    await expect(canvas.getByRole('radio', { name: 'No bonus' })).toBeChecked();
    await type('50')(context);
    await waitFor(() => expect(titles()[1]).toBe('First deposit doubled'));
    await choose('First deposit doubled')(context);
    await canvas.findByText('Bet €1,750.00 within 14 days, €5.00 at most per bet. Costs about €61.25 on average.');
  },
};

export const WithOffersOnPhone: Story = { ...WithOffers, globals: { formFactor: 'phone' } };

/** The deposit fulfils a claim unless the player chooses another option. */
export const WithClaim: Story = {
  args: {
    handlers: {
      ...paymentPage,
      frontGetPromotionTemplate: () => ({ status: 1, promotions: [reload] }),
      frontGetPlayerBonuses: () => ({ status: 1, bonuses: [wireClaim()], total: 1 }),
      frontGetDepositBonus: ({ amount, no_bonus }) =>
        no_bonus
          ? { status: 1, bonus: null, missed: { title: '100% up to €5,000', min_deposit: 50, is_lost: true } }
          : { status: 1, bonus: wireDepositBonus({ title: '100% up to €5,000', amount }) },
    },
  },
  play: async (context) => {
    await expect(await context.canvas.findByRole('radio', { name: /^100% up to €5,000/ })).toBeChecked();
    await expect(context.canvas.getByText('Deposit €50.00 or more to get it.')).toBeVisible();
    await type('50')(context);
    await context.canvas.findByText(/^Bet €1,750\.00/);
  },
};

export const WithClaimOnPhone: Story = { ...WithClaim, globals: { formFactor: 'phone' } };

/** "No bonus" looks like the other options; the claim that would be lost is named before the deposit. */
export const NoBonus: Story = {
  ...WithClaim,
  play: async (context) => {
    await WithClaim.play?.(context);
    await choose('No bonus')(context);
    await context.canvas.findByText('With this deposit you lose the bonus you claimed, “100% up to €5,000”.');
    await expect(context.canvas.queryByText(/^Bet /)).toBeNull();
  },
};

export const NoBonusOnPhone: Story = { ...NoBonus, globals: { formFactor: 'phone' } };

/** An unlisted code is typed into a field; its bonus is shown before the deposit. */
export const TypedCode: Story = {
  args: { handlers: withOffers },
  play: async (context) => {
    await type('50')(context);
    await choose('I have a promo code')(context);
    await userEvent.type(context.canvas.getByLabelText('Promo code'), 'WELCOME');
    await context.canvas.findByText(/^Bet €1,750\.00/);
  },
};

export const TypedCodeOnPhone: Story = { ...TypedCode, globals: { formFactor: 'phone' } };

/** The deposit is not sent; the message disappears once the amount is valid. */
export const BelowMinimum: Story = {
  args: { handlers: withOffers },
  play: async (context) => {
    await choose('First deposit doubled')(context);
    await type('15')(context);
    const message = 'Deposit at least €20.00 for this bonus';
    await context.canvas.findByText(message);
    // Not by a key: the component of the refusal loads lazily and would suspend inside the testing library's act scope.
    amountField(context).closest('form')?.requestSubmit();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(message));
    await expect(context.args.onRedirect).not.toHaveBeenCalled();
  },
};

export const BelowMinimumOnPhone: Story = { ...BelowMinimum, globals: { formFactor: 'phone' } };

export const LongOffers: Story = {
  args: {
    handlers: {
      ...withOffers,
      frontGetPromotionTemplate: () => ({ status: 1, promotions: [wireOffer({ title: longName })] }),
      frontGetPlayerBonuses: () => ({ status: 1, bonuses: [wireClaim({ title: longName })], total: 1 }),
    },
  },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('radio', { name: new RegExp(longName.slice(0, 12)) })),
};

export const WithHelpLinks: Story = { args: { helpLinks: <a href="#limits">Set a limit</a> } };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: type('50') };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: type('50') };

export const Light: Story = { globals: { scheme: 'light' }, play: type('50') };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: type('50') };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: type('1234,56') };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: type('50') };

export const Hostile: Story = { args: { processors: processorsOf(hostileProcessors) }, play: type('99999999.99') };

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };
