import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { money } from '@playfront/money';
import { buttonClass } from '@playfront/ui';
import { StoryView, wireHelp } from '../testing/index.ts';
import { ExcludedView } from './ExcludedView.tsx';
import { HelpLines } from './HelpLines.tsx';

const link = (text: string) => (
  <a href={`#${text}`} className={buttonClass({ size: 'l' })}>
    {text}
  </a>
);

const meta: Meta<typeof ExcludedView> = {
  title: 'Auth/Exclusion/ExcludedView',
  component: ExcludedView,
  subcomponents: { HelpLines },
  args: {
    exclusion: { until: '2027-05-20T18:42:00.000Z', paying: money(412_60, 'EUR'), rest: money(0, 'EUR') },
    help: wireHelp,
    helpLink: link('More help'),
    contactLink: link('Contact us'),
  },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <ExcludedView {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof ExcludedView>;

/** The help lines are links, also reachable by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: "You're self-excluded until 2027.05.20" });
    canvas.getByRole('link', { name: 'Peluuri' }).focus();
    await userEvent.tab();
    const phone = canvas.getByRole('link', { name: '0800 100 101' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAttribute('href', 'tel:0800100101');
  },
};

export const Permanent: Story = {
  args: { exclusion: { until: null, paying: money(0, 'EUR'), rest: money(50_00, 'EUR') } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: "You're self-excluded permanently" })),
};

/** The amounts could not be loaded before the exclusion. */
export const MoneyUnknown: Story = {
  args: { exclusion: { until: '2027-05-20T18:42:00.000Z' } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: "You're self-excluded until 2027.05.20" })),
};

/** Excluded on another device: this one has no details. */
export const MadeElsewhere: Story = {
  args: { exclusion: undefined },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: "You're self-excluded" })),
};

/** Very large amounts, and a help line with a long name. */
export const Hostile: Story = {
  args: {
    exclusion: { until: null, paying: money(9_007_199_254_740_991, 'EUR'), rest: money(9_007_199_254_740_991, 'EUR') },
    help: [{ name: 'The Independent Association for People Who Worry about Gambling'.repeat(3), phone: '0800 100 101', url: 'https://help.example' }],
  },
  globals: { formFactor: 'phone' },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
