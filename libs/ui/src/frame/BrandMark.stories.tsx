import { marlowe, northlight } from '@playfront/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Frame/BrandMark', component: BrandMark, args: { brand: northlight } } satisfies Meta<typeof BrandMark>;
export default meta;

export const Brands: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', gap: 32, alignItems: 'center' }}>
      <BrandMark brand={northlight} />
      <BrandMark brand={northlight} wordSize="s" />
      <BrandMark brand={marlowe} />
      <BrandMark brand={northlight} hasName={false} />
    </div>
  ),
};
