import { brandOf, type Brand } from '@playfront/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longestWords, longName, longWords, rtlName, zeroWidthName } from '../testing/hostile.fixtures.ts';
import { AgeMark } from './AgeMark.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Footer } from './Footer.tsx';

const column = (title: string, names: readonly string[]) => ({
  title,
  items: names.map((name) => (
    <a key={name} href={`#${name}`}>
      {name}
    </a>
  )),
});

const lead = (brand: Brand, help = 'Gambling can be addictive. Play responsibly.') => (
  <>
    <BrandMark brand={brand} />
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <AgeMark>18+</AgeMark> {help}
    </p>
    <p style={{ display: 'flex', gap: 16 }}>
      <a href="#safer-play">Responsible gaming</a>
      <a href="#help">Get help</a>
    </p>
  </>
);

const columns = [
  column('Play', ['Casino', 'Live casino', 'Sports', 'Promotions']),
  column('Account', ['Deposit', 'Withdraw', 'Bet list']),
  column('Help', ['FAQ', 'Contact us', 'Responsible gaming']),
  column('Legal', ['Terms of use', 'Privacy', 'Responsible gaming']),
];

const meta = {
  title: 'UI/Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    lead: undefined,
    columns,
    plates: ['Cards', 'Instant bank', 'Wallets', 'Crypto'],
    platesLabel: 'Payment methods',
  },
  render: (args, { globals }) => {
    const brand = brandOf(String(globals['brand']));
    return (
      <Footer {...args} lead={lead(brand)}>
        {`${brand.name} is operated by ${brand.legalName} under licence EX/2026/0001.`}
      </Footer>
    );
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('contentinfo')).toHaveTextContent('18+');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

/** A new operator: no payment methods, two columns. */
export const Little: Story = { args: { columns: columns.slice(0, 2), plates: undefined } };

export const FarTooMuch: Story = {
  args: {
    columns: columns.map(({ title, items }) => ({
      title,
      items: [
        ...items,
        ...column(
          title,
          Array.from({ length: 20 }, (_, n) => `Page ${n + 1}`),
        ).items,
      ],
    })),
    plates: Array.from({ length: 40 }, (_, n) => `Method ${n + 1}`),
  },
};

export const WalkedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  args: {
    columns: [column(longName, [longName, rtlName]), column(longestWords.label, [zeroWidthName, longestWords.tab]), column('', [])],
    plates: [longName, rtlName],
  },
  render: (args, { globals }) => (
    <Footer {...args} lead={lead(brandOf(String(globals['brand'])), longWords)}>
      {longName}
    </Footer>
  ),
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer.scrollWidth).toBeLessThanOrEqual(footer.clientWidth);
  },
};
