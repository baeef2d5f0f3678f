import { brandOf, marlowe, northlight } from '@playfront/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longName } from '../testing/hostile.fixtures.ts';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'UI/Frame/BrandMark', component: BrandMark, args: { brand: northlight } } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 32, alignItems: 'center' } as const;

/** Font and colour follow the brand in the toolbar; logo and name are args. */
export const Brands: Story = {
  render: () => (
    <div style={row}>
      {[northlight, marlowe].map((brand) => (
        <BrandMark key={brand.id} brand={brand} />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (_args, { globals }) => {
    const brand = brandOf(String(globals['brand']));
    return (
      <div style={row}>
        <BrandMark brand={brand} />
        <BrandMark brand={brand} wordSize="s" />
        <BrandMark brand={brand} size={40} hasName={false} />
      </div>
    );
  },
};

export const Hostile: Story = {
  render: (_args, { globals }) => (
    <div style={{ maxWidth: 240 }}>
      <BrandMark brand={{ ...brandOf(String(globals['brand'])), name: longName }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTitle(longName).getBoundingClientRect().right).toBeLessThanOrEqual(
      (canvasElement.firstElementChild?.getBoundingClientRect().left ?? 0) + 240,
    );
  },
};
