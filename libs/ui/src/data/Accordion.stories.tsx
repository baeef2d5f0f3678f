import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'UI/Data/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'arrival',
        title: 'When does my money arrive?',
        isOpen: true,
        children:
          'Most withdrawals leave us within 24 hours. Wallets and crypto then take minutes, cards one to three days, a wire two to five. Every withdrawal shows its next step and when to expect it.',
      },
      { id: 'what', title: 'What can I withdraw?', children: 'Your real money, at any time.' },
      { id: 'documents', title: 'Which documents do you need?', children: 'A passport or an identity card, and proof of your address once a year.' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 700 }}>{Story()}</div>],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};

export const OneAtATimeByKeyboard: Story = {
  args: { groupName: 'faq' },
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByText('Your real money, at any time.');
    await expect(answer).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    // Instead of Enter: a synthetic key event does not toggle a `summary`.
    (document.activeElement as HTMLElement).click();
    await expect(answer).toBeVisible();
    await expect(within(canvasElement).getByText(/Most withdrawals/)).not.toBeVisible();
  },
};

export const FarTooMany: Story = {
  args: { items: Array.from({ length: 40 }, (_, index) => ({ id: `q-${index}`, title: `Question ${index + 1}`, children: longWords })) },
};

export const Hostile: Story = {
  args: {
    items: [
      { id: 'long', title: longName, isOpen: true, children: longName },
      { id: 'rtl', title: rtlName, children: rtlName },
    ],
  },
};
