import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, refusal, StoryView, wireLimits, wireMoneyLimit, wirePlayer, type FakeHandlers, type WireLimits } from '@playfront/auth/testing';
import { limitedPlayer, manyLimits } from '../testing/limits.fixtures.ts';
import { LimitCell } from './LimitCell.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitsTable } from './LimitsTable.tsx';
import { LimitsView } from './LimitsView.tsx';
import { PendingLimit } from './PendingLimit.tsx';
import { RealityCheckForm } from './RealityCheckForm.tsx';

type LimitsStory = {
  limits: () => WireLimits | Promise<WireLimits>;
  set: NonNullable<FakeHandlers['frontSetPlayerLimit']>;
  cancel: NonNullable<FakeHandlers['frontCancelPendingLimit']>;
  confirm: NonNullable<FakeHandlers['frontConfirmPlayerLimit']>;
  setCheck: NonNullable<FakeHandlers['frontSetRealityCheck']>;
  onDone: (text: string) => void;
};

const done = () => ({ status: 1 as const });
const saved = () => ({ status: 1 as const, limit: wireMoneyLimit({ amount: 100, remaining: 50 }) });

const meta: Meta<LimitsStory> = {
  title: 'Account/Limits/LimitsView',
  subcomponents: { LimitsView, LimitsTable, LimitCell, LimitDialog, PendingLimit, RealityCheckForm },
  args: { limits: () => limitedPlayer(), set: fn(saved), cancel: fn(done), confirm: fn(done), setCheck: fn(done), onDone: fn() },
  render: ({ limits, set, cancel, confirm, setCheck, onDone }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{
        frontGetPlayerLimits: limits,
        frontSetPlayerLimit: set,
        frontCancelPendingLimit: cancel,
        frontConfirmPlayerLimit: confirm,
        frontSetRealityCheck: setCheck,
      }}
      player={wirePlayer()}
    >
      <LimitsView onDone={onDone} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<LimitsStory>;
type Play = NonNullable<Story['play']>;

const openDeposit: Play = async ({ canvas }) => {
  (await canvas.findByRole('button', { name: 'Change: Deposit limit' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Deposit limit' });
};

const typeLimit = async (typed: string) => userEvent.type(await screen.findByRole('textbox'), typed);

/** A lower limit, by keyboard only. */
export const Default: Story = {
  play: async (context) => {
    await openDeposit(context);
    await screen.findByText('Now €200.00, €50.00 used.');
    await typeLimit('100');
    await screen.findByText('Applies immediately.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith('Daily deposit limit saved: €100.00.'));
    await expect(context.args.set).toHaveBeenCalledWith({ kind: 'deposit', period: 'day', amount: 100 }, expect.anything());
  },
};

/** For a higher limit, the dialog shows when it applies, before and after saving. */
export const Raised: Story = {
  args: {
    limits: () => wireLimits({ limits: [wireMoneyLimit()] }, { cooldown_hours: 72, is_after_period_end: true }),
    set: () => ({ status: 1, limit: wireMoneyLimit({ pending: { amount: 300, from: '2026-11-22T16:05:00.000Z' } }) }),
  },
  play: async (context) => {
    await openDeposit(context);
    await typeLimit('300');
    await screen.findByText('A higher limit applies after 72 hours, but not before the current day, week or month ends.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(context.args.onDone).toHaveBeenCalledWith(expect.stringMatching(/^Daily deposit limit: the change applies on 2026\.11\.22/)),
    );
  },
};

/** For a limit below the used amount, the dialog shows what stops, and until when. */
export const BelowUsed: Story = {
  args: { set: () => ({ status: 1, limit: wireMoneyLimit({ amount: 20, remaining: 0 }) }) },
  play: async (context) => {
    await openDeposit(context);
    await typeLimit('20');
    await screen.findByText(/^You have already used €50\.00, so deposits stop until 2026\.11\.20/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledWith(expect.stringMatching(/It is used up: deposits stop until/)));
  },
};

/** An invalid amount is not sent. */
export const NoAmount: Story = {
  play: async (context) => {
    await openDeposit(context);
    await typeLimit('0{Enter}');
    await screen.findByText('Enter a valid amount above zero.');
    await expect(context.args.set).not.toHaveBeenCalled();
  },
};

/** A time limit is in minutes. */
export const SessionTime: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a limit: Weekly session time limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Session time limit' }));
    await expect(dialog.getByRole('radio', { name: 'Week' })).toBeChecked();
    await typeLimit('600{Enter}');
    await waitFor(() => expect(args.set).toHaveBeenCalledWith({ kind: 'session', period: 'week', amount: 600 }, expect.anything()));
  },
};

/** A second change while one is pending is refused; the dialog shows the reason. */
export const CoolingOff: Story = {
  args: {
    set: () => {
      throw refusal('limit_cooling_off');
    },
  },
  play: async (context) => {
    await openDeposit(context);
    await userEvent.click(await screen.findByText('Week', { selector: 'label' }));
    await screen.findByText(/^A change to €600\.00 is pending/);
    await typeLimit('900{Enter}');
    await screen.findByText('A change to this limit is already pending.');
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};

/** A removal is requested like a higher limit. */
export const Removed: Story = {
  play: async (context) => {
    await openDeposit(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove limit' }));
    await waitFor(() => expect(context.args.set).toHaveBeenCalledWith({ kind: 'deposit', period: 'day', amount: null }, expect.anything()));
  },
};

/** One press cancels the pending limit. */
export const Cancels: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('Weekly deposit limit: €400.00 to €600.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Weekly deposit limit: €400.00 still applies.'));
    await expect(canvas.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
  },
};

/** The pending limit was cancelled in another tab. */
export const GoneElsewhere: Story = {
  args: {
    cancel: () => {
      throw refusal('not_found');
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('This limit was changed elsewhere. The current one is shown.'));
  },
};

const pending = { amount: 600, from: '2026-11-21T16:05:00.000Z', lapses_at: '2026-11-28T16:05:00.000Z', can_confirm: true };

/** Once the pending limit can be confirmed, there are two equal buttons. */
export const Confirms: Story = {
  args: { limits: () => limitedPlayer({ limits: [wireMoneyLimit({ period: 'week', pending })] }) },
  play: async ({ canvas, args }) => {
    const confirm = await canvas.findByRole('button', { name: 'Confirm the change' });
    const cancel = canvas.getByRole('button', { name: 'Cancel the change' });
    await expect(Math.round(confirm.offsetWidth)).toBe(Math.round(cancel.offsetWidth));
    await userEvent.click(confirm);
    await waitFor(() => expect(args.confirm).toHaveBeenCalledWith({ kind: 'deposit', period: 'week' }, expect.anything()));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Weekly deposit limit saved: €600.00.'));
  },
};

/** A limit of the law is marked as such, with and without one of the player. */
export const SetByLaw: Story = {
  args: {
    limits: () =>
      wireLimits(
        {
          limits: [
            wireMoneyLimit({ period: 'month', set_by: 'law', amount: 1_000, used: 50, remaining: 950 }),
            wireMoneyLimit({ period: 'month', amount: 500, remaining: 450 }),
          ],
          reality_check: { interval_min: 60, is_due: false, choices: [15, 30, 45, 60], is_mandatory: true },
        },
        {},
      ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Set by law: €1,000.00, €950.00 left');
    await expect(canvas.queryByRole('option', { name: 'Never' })).toBeNull();
  },
};

export const RealityCheckInterval: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Pause the game'), 'Every 30 minutes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save interval' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Reality check saved.'));
    await expect(args.setCheck).toHaveBeenCalledWith({ interval_min: 30 }, expect.anything());
  },
};

export const Empty: Story = { args: { limits: () => wireLimits() } };

export const Loading: Story = { args: { limits: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    limits: () => {
      throw fault('server');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};

export const Phone: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByText('No daily or monthly limit')),
};

export const PhoneDialog: Story = { globals: { formFactor: 'phone' }, play: openDeposit };

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

const large = { amount: 90_071_992_547.99, used: -90_071_992_547.99, remaining: 90_071_992_547.99 };

/** The largest amounts, in every period. */
export const Hostile: Story = {
  args: {
    limits: () =>
      limitedPlayer({
        limits: [
          ...(['day', 'week', 'month'] as const).map((period) => wireMoneyLimit({ kind: 'loss', period, ...large })),
          ...manyLimits.slice(1, 2),
        ],
      }),
  },
  globals: { formFactor: 'phone' },
};
