import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  refusal,
  requiredLimits,
  StoryView,
  wireLimits,
  wireMoneyLimit,
  wirePlayer,
  type FakeHandlers,
  type WireLimit,
} from '@playfront/auth/testing';
import { buttonClass } from '@playfront/ui';
import { RequiredLimitsView } from './RequiredLimitsView.tsx';

type RequiredStory = {
  set: NonNullable<FakeHandlers['frontSetPlayerLimit']>;
  known: readonly WireLimit[];
  next: 'deposit' | 'play';
  onSet: () => void;
};

const meta: Meta<RequiredStory> = {
  title: 'Account/Limits/RequiredLimitsView',
  subcomponents: { RequiredLimitsView },
  args: { set: fn(() => ({ status: 1 as const, limit: null })), known: [], next: 'deposit', onSet: fn() },
  render: ({ set, known, next, onSet }, { loaded }) => {
    const limits = [...known];
    const handlers: FakeHandlers = {
      frontGetPlayerLimits: () => wireLimits({ limits }, requiredLimits),
      async frontSetPlayerLimit(request, options) {
        const response = await set(request, options);
        limits.push(wireMoneyLimit({ period: request.period, amount: request.amount ?? 0 }));
        return response;
      },
    };
    return (
      <StoryView loaded={loaded} handlers={handlers} player={wirePlayer({ country: 'SE', currency: 'SEK' })}>
        <RequiredLimitsView
          next={next}
          onSet={onSet}
          laterLink={(children) => (
            <a href="#later" className={buttonClass({ size: 'l' })}>
              {children}
            </a>
          )}
        />
      </StoryView>
    );
  },
};
export default meta;

type Story = StoryObj<RequiredStory>;

/** All three limits by keyboard; then the form is no longer shown. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText(/^Players in Sweden set/);
    await userEvent.click(await canvas.findByLabelText('Per day'));
    await userEvent.keyboard('100{Tab}250{Tab}600{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form')).toBeNull());
    await waitFor(() => expect(args.onSet).toHaveBeenCalledOnce());
    await expect(args.set).toHaveBeenCalledTimes(3);
    await expect(args.set).toHaveBeenLastCalledWith({ kind: 'deposit', period: 'month', amount: 600 }, expect.anything());
  },
};

/** The form is not sent while a limit is missing. */
export const OneMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Per week'), '250');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and go to deposit' }));
    await waitFor(() => expect(canvas.getAllByText('Enter a valid amount above zero.')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByLabelText('Per day')).toHaveFocus());
    await expect(args.set).not.toHaveBeenCalled();
  },
};

/** One limit is refused: those before it are set, and the others keep their input. */
export const RefusedHalfway: Story = {
  args: {
    set: ({ period }) => {
      if (period === 'week') throw refusal('conflict');
      return { status: 1, limit: null };
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByLabelText('Per day'));
    await userEvent.keyboard('100{Tab}250{Tab}600{Enter}');
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.queryByLabelText('Per day')).toBeNull());
    await expect(canvas.getByLabelText('Per month')).toHaveValue('600');
    await expect(args.onSet).not.toHaveBeenCalled();
  },
};

/** Only the missing limits have fields. */
export const OneLeft: Story = {
  args: { known: [wireMoneyLimit(), wireMoneyLimit({ period: 'week' })], next: 'play' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save and play' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
