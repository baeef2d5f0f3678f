import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longName, longestWords, rtlName } from '../testing/hostile.fixtures.ts';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'UI/Forms/Steps',
  component: Steps,
  args: {
    label: 'Registration',
    steps: [
      { id: 'account', label: '1. Account' },
      { id: 'you', label: '2. About you' },
      { id: 'address', label: '3. Address and limits' },
    ],
    currentIndex: 1,
  },
} satisfies Meta<typeof Steps>;
export default meta;

export const Second: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2. About you')).toHaveAttribute('aria-current', 'step');
  },
};

export const First: StoryObj<typeof meta> = { args: { currentIndex: 0 } };
export const Last: StoryObj<typeof meta> = { args: { currentIndex: 2 } };
export const Hostile: StoryObj<typeof meta> = {
  args: {
    steps: [longName, rtlName, longestWords.label, longestWords.button, longestWords.tab].map((label, index) => ({ id: `${index}`, label })),
  },
};
