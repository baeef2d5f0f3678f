import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconAdjustmentsHorizontal } from '../icons.ts';
import { longestWords, longWordByLanguage, longName, rtlName, translatePage, zeroWidthName } from '../testing/index.ts';
import { Button } from './Button.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonVariant } from './button-class.ts';

const meta = { title: 'UI/Controls/Button', component: Button, args: { children: 'Deposit', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const;
const onPage = ['action', 'secondary', 'quiet', 'danger'] as const satisfies readonly ButtonVariant[];

/** All states of a variant: default, with an icon, as a link, busy, disabled. */
const states = (variant: ButtonVariant) => (
  <div key={variant} style={row}>
    <Button variant={variant}>Deposit</Button>
    <Button variant={variant} icon={<IconAdjustmentsHorizontal size={18} />}>
      Filters
    </Button>
    <a href="#promotions" className={buttonClass({ variant })}>
      A link
    </a>
    <Button variant={variant} isBusy>
      Deposit
    </Button>
    <Button variant={variant} disabled>
      Deposit
    </Button>
  </div>
);

export const Variants: Story = { render: () => <div style={{ display: 'grid', gap: 16 }}>{onPage.map(states)}</div> };

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button variant="action" size="l">
        Large 48
      </Button>
      <Button variant="action">Medium 40</Button>
      <Button variant="action" size="s">
        Small 32
      </Button>
      <Button size="l">Large 48</Button>
      <Button>Medium 40</Button>
      <Button size="s">Small 32</Button>
    </div>
  ),
};

export const OnPicture: Story = { render: () => <div style={{ padding: 24, background: '#0c1622' }}>{states('glass')}</div> };

export const Block: Story = { args: { variant: 'action', size: 'l', block: true, children: 'Continue' } };

export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyTakesNoSecondPress: Story = {
  args: { variant: 'action', isBusy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyKeepsItsWidth: Story = {
  render: () => (
    <div style={row}>
      <Button variant="action">Deposit €50.00</Button>
      <Button variant="action" isBusy>
        Deposit €50.00
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [rest, busy] = within(canvasElement).getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(rest?.offsetWidth);
  },
};

/** Two buttons side by side, as on the narrowest phone. */
export const InEveryLanguage: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, width: 288 }}>
      {Object.entries(longWordByLanguage).map(([language, word]) => (
        <Button key={language} lang={language}>
          {word}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(140);
    }
  },
};

/** In a narrow container a label wraps: it is neither cut off nor overflows. */
export const LongestWords: Story = {
  render: () => (
    <div style={{ ...row, maxWidth: 200 }}>
      {Object.values(longestWords).map((word) => (
        <Button key={word} variant="action">
          {word}
        </Button>
      ))}
      <Button size="s">{`${longestWords.button} ${longestWords.label}`}</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    }
  },
};

export const Hostile: Story = {
  render: () => (
    <div style={{ ...row, maxWidth: 260 }}>
      {[longName, rtlName, zeroWidthName, ''].map((name) => (
        <Button key={name} icon={<IconAdjustmentsHorizontal size={18} />} aria-label={name || 'Filters'}>
          {name}
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

/** After the browser has translated the page, a button still shows its current amount. */
export const Translated: Story = {
  render: function Paying() {
    const [amount, setAmount] = useState(50);
    return (
      <Button variant="action" icon={<IconAdjustmentsHorizontal size={18} />} onClick={() => setAmount(amount + 25)}>
        {`Deposit €${amount}.00`}
      </Button>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    translatePage(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Deposit €75.00$/);
    translatePage(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Deposit €100.00$/);
  },
};
