import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgeMark } from './AgeMark.tsx';

const meta = { title: 'UI/Frame/AgeMark', component: AgeMark, args: { children: '18+' } } satisfies Meta<typeof AgeMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const mark = within(canvasElement).getByText('18+');
    await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
  },
};

/** Age limits of other countries. */
export const Others: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      {['18', '19+', '21+', '25+'].map((age) => (
        <AgeMark key={age}>{age}</AgeMark>
      ))}
    </div>
  ),
};
