import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyText } from './MoneyText.tsx';

const meta = { title: 'Money/MoneyText', component: MoneyText, args: { children: '€497.60' } } satisfies Meta<typeof MoneyText>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <MoneyText size="l">€497.60</MoneyText>
      <MoneyText size="m" kind="real">
        €412.60
      </MoneyText>
      <MoneyText kind="bonus">€85.00</MoneyText>
      <MoneyText kind="locked">€120.00</MoneyText>
      <MoneyText>−€12.40</MoneyText>
    </div>
  ),
};
