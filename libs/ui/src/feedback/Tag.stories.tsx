import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = { title: 'Feedback/Tag', component: Tag, args: { children: 'New' } } satisfies Meta<typeof Tag>;
export default meta;

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tag>Closed</Tag>
      <Tag tone="art">New</Tag>
      <Tag tone="real">Real</Tag>
      <Tag tone="bonus">Bonus</Tag>
      <Tag tone="danger">Refused</Tag>
    </div>
  ),
};
