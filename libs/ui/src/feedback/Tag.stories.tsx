import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName, rtlName, zeroWidthName } from '../testing/hostile.fixtures.ts';
import { Tag } from './Tag.tsx';

const meta = { title: 'UI/Feedback/Tag', component: Tag, args: { children: 'New' } } satisfies Meta<typeof Tag>;
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

export const Hostile: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start', maxWidth: 200 }}>
      <Tag>{longName}</Tag>
      <Tag tone="real">{rtlName}</Tag>
      <Tag tone="art">{zeroWidthName}</Tag>
    </div>
  ),
};
