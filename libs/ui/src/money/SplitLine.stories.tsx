import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SplitLine } from './SplitLine.tsx';

const meta = { title: 'UI/Money/SplitLine', component: SplitLine, args: { realShare: 0.83 } } satisfies Meta<typeof SplitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shares: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 320 }}>
      <SplitLine realShare={0.83} height={3} />
      <SplitLine realShare={0.83} />
      <SplitLine realShare={0.35} height={8} />
      <SplitLine realShare={1} />
      <SplitLine realShare={0} />
      <SplitLine realShare={0} isEmpty />
    </div>
  ),
};

export const Named: Story = {
  args: { label: '€412.60 real money, €85.00 bonus' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '€412.60 real money, €85.00 bonus' })).toBeVisible();
    const [real, bonus] = canvasElement.querySelectorAll('rect');
    await expect(real).toHaveAttribute('width', '83%');
    await expect(bonus).toHaveAttribute('width', '17%');
  },
};
