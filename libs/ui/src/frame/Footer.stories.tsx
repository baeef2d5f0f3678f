import { northlight } from '@playfront/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgeMark } from './AgeMark.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Footer } from './Footer.tsx';

const column = (title: string, names: string[]) => ({
  title,
  items: names.map((name) => (
    <a key={name} href={`#${name}`}>
      {name}
    </a>
  )),
});

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    lead: (
      <>
        <BrandMark brand={northlight} />
        <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <AgeMark>18+</AgeMark> Gambling can be addictive. Play responsibly.
        </p>
      </>
    ),
    columns: [
      column('Play', ['Casino', 'Live casino', 'Sports', 'Promotions']),
      column('Account', ['Deposit', 'Withdraw', 'Bet list']),
      column('Help', ['FAQ', 'Contact us', 'Safer play']),
      column('Legal', ['Terms of use', 'Privacy', 'Responsible gaming']),
    ],
    plates: ['Cards', 'Instant bank', 'Wallets', 'Crypto'],
    platesLabel: 'Ways to pay',
    children: northlight.licenceText,
  },
} satisfies Meta<typeof Footer>;
export default meta;

export const Whole: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('contentinfo')).toHaveTextContent('18+');
  },
};
