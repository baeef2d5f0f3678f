import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'UI/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Shapes: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 320 }}>
      <Skeleton isText width={120} />
      <Skeleton height={48} />
      <Skeleton height={120} radius="card" />
      <Skeleton width={40} height={40} radius="round" />
    </div>
  ),
};
