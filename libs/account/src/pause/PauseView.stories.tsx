import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storedExclusion } from '@playfront/auth/exclusion';
import { fault, refusal, StoryView, wireHelp, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { buttonClass } from '@playfront/ui';
import { emptyClosure, wireClosure, wirePauseRules, type WireClosure, type WirePauseRules } from '../testing/index.ts';
import { PauseChoice } from './PauseChoice.tsx';
import { PauseConfirm } from './PauseConfirm.tsx';
import { BreakFacts, ExclusionFacts } from './pause-facts.tsx';
import { PauseSteps } from './PauseSteps.tsx';
import { PauseView } from './PauseView.tsx';

type PauseStory = {
  limits: () => WirePauseRules | Promise<WirePauseRules>;
  closure: () => WireClosure | Promise<WireClosure>;
  takeBreak: NonNullable<FakeHandlers['frontTakeBreak']>;
  exclude: NonNullable<FakeHandlers['frontSelfExclude']>;
  onExcluded: () => void;
};

const link = (text: string, size: 's' | 'l' = 's') => (
  <a href={`#${text}`} className={buttonClass({ size })}>
    {text}
  </a>
);
const setting = { help: [...wireHelp] };

const meta: Meta<PauseStory> = {
  title: 'Account/Pause/PauseView',
  subcomponents: { PauseView, PauseSteps, PauseChoice, BreakFacts, ExclusionFacts, PauseConfirm },
  args: {
    limits: () => wirePauseRules(),
    closure: () => wireClosure(),
    takeBreak: () => ({ status: 1, until: '2026-11-27T18:42:00.000Z' }),
    exclude: () => ({ status: 1, until: '2027-11-20T18:42:00.000Z' }),
    onExcluded: fn(),
  },
  beforeEach: () => storedExclusion.clear(),
  render: ({ limits, closure, takeBreak, exclude, onExcluded }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{
        frontGetPlayerLimits: limits,
        frontGetAccountClosure: closure,
        frontTakeBreak: takeBreak,
        frontSelfExclude: exclude,
        frontGetSetting: () => ({ status: 1, setting }),
      }}
      player={wirePlayer()}
    >
      <PauseView
        onExcluded={onExcluded}
        withdrawLink={link('Withdraw')}
        documentsLink={link('Documents')}
        helpLink={link('More help')}
        cancelLink={link('Cancel', 'l')}
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<PauseStory>;
type Play = NonNullable<Story['play']>;

const choose =
  (name: RegExp): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('list', { name: 'What happens' });
  };

const chooseAndContinue =
  (name: RegExp): Play =>
  async (context) => {
    await choose(name)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Continue' }));
    await context.canvas.findByRole('button', { name: /^Start / });
  };

/** By keyboard: nothing is preselected, and if the choice is missing, its first option is focused. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radio', { name: /24 hours/ });
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Choose how long.');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /24 hours/ })).toHaveFocus());
    canvas.getByRole('radio', { name: /7 days/ }).focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '7 days, until 2026.11.27' })).toHaveFocus());
  },
};

export const WhatABreakDoes: Story = { play: choose(/30 days/) };

/** After "Back", the first group of the choice has the focus. */
export const BackToTheChoice: Story = {
  play: async (context) => {
    await choose(/30 days/)(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: /30 days/ })).toBeChecked();
    await waitFor(() => expect(document.activeElement).toBe(canvas.getAllByRole('group')[0]?.querySelector('legend')));
  },
};

export const TakesABreak: Story = {
  args: { takeBreak: fn(() => ({ status: 1 as const, until: '2026-11-27T18:42:00.000Z' })) },
  play: async (context) => {
    await chooseAndContinue(/7 days/)(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Start break' }));
    await waitFor(() => expect(args.takeBreak).toHaveBeenCalledWith({ days: 7 }, expect.anything()));
    await canvas.findByRole('radio', { name: /24 hours/ });
  },
};

/** Only a longer break can be chosen. */
export const OnABreak: Story = {
  args: { limits: () => wirePauseRules({ break_until: '2026-11-27T18:42:00.000Z' }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /You're on a break until/ });
    await canvas.findByRole('radio', { name: /30 days/ });
    await expect(canvas.queryByRole('radio', { name: /24 hours/ })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: /7 days/ })).toBeNull();
  },
};

export const OnABreakOnPhone: Story = { ...OnABreak, globals: { formFactor: 'phone', scheme: 'light' } };

export const WhatASelfExclusionDoes: Story = { play: choose(/1 year/) };

/** All requirements of a payout are missing: none has to be met first, which would delay the exclusion. */
export const WithMuchMissing: Story = {
  args: {
    closure: () => wireClosure({ rest: 50, pending_deposits: 1, requirements: ['kyc_required', 'email_not_confirmed'] }),
  },
  play: async (context) => {
    await choose(/1 year/)(context);
    const list = context.canvas.getByRole('list', { name: 'What happens' });
    await within(list).findByText('Support will ask for them by email.');
    await expect(list).not.toHaveTextContent(/before you|first|closing/i);
  },
};

/** A permanent self-exclusion of an account without money. */
export const Permanent: Story = { args: { closure: () => emptyClosure }, play: choose(/Permanently/) };

/** "Continue" is disabled until the facts have loaded. */
export const FactsLoading: Story = {
  args: { closure: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /1 year/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('status', { name: 'Loading breaks and self-exclusion' });
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** The facts failed to load: the exclusion is still possible, and its end is stored for the next page. */
export const FactsNotLoaded: Story = {
  args: {
    closure: () => {
      throw fault('server');
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /1 year/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start self-exclusion' }));
    await waitFor(() => expect(args.onExcluded).toHaveBeenCalledOnce());
    await expect(storedExclusion.read()).toMatchObject({ until: '2027-11-20T18:42:00.000Z', help: [...wireHelp] });
  },
};

/** The checkbox is required; the exclusion is stored for the next page. */
export const SelfExcludes: Story = {
  args: { exclude: fn(() => ({ status: 1 as const, until: '2027-11-20T18:42:00.000Z' })) },
  play: async (context) => {
    await chooseAndContinue(/1 year/)(context);
    const { canvas, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Start self-exclusion' }));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeInvalid());
    await expect(args.exclude).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start self-exclusion' }));
    await waitFor(() => expect(args.onExcluded).toHaveBeenCalledOnce());
    await expect(args.exclude).toHaveBeenCalledWith({ months: 12 }, expect.anything());
    await expect(storedExclusion.read()).toMatchObject({ until: '2027-11-20T18:42:00.000Z', paying: { minor: 412_60 } });
  },
};

/** The exclusion is refused: nothing is stored for the next page. */
export const Refused: Story = {
  args: {
    exclude: () => {
      throw refusal('too_many_requests');
    },
  },
  play: async (context) => {
    await chooseAndContinue(/1 year/)(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start self-exclusion' }));
    await canvas.findByRole('alert');
    await expect(storedExclusion.read()).toBeUndefined();
  },
};

export const Loading: Story = { args: { limits: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    limits: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};

/** A country with very many choices. */
export const Hostile: Story = {
  args: {
    limits: () =>
      wirePauseRules({
        rules: {
          ...wirePauseRules().rules,
          break_days: Array.from({ length: 42 }, (_, index) => index + 1),
          break_ends: [],
          self_exclusion_months: Array.from({ length: 60 }, (_, index) => index + 1),
          self_exclusion_ends: [],
        },
      }),
  },
  globals: { formFactor: 'phone' },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: chooseAndContinue(/1 year/) };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
