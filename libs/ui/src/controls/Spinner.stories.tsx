import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI/Controls/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: the component around it must say what is loading. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[18, 24, 32].map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const ring of canvasElement.querySelectorAll('svg')) await expect(ring).toHaveAttribute('aria-hidden', 'true');
  },
};
