import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Icon } from './icons.ts';
import * as icons from './icons.ts';

function AllIcons() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, color: 'var(--text)' }}>
      {Object.entries(icons).map(([name, Drawn]: [string, Icon]) => (
        <li key={name} title={name}>
          <Drawn />
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'UI/All icons', component: AllIcons } satisfies Meta<typeof AllIcons>;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('svg');
    await expect(drawn).toHaveLength(Object.keys(icons).length);
    for (const svg of drawn) await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};
