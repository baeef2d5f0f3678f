import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flagCountries } from './flag-countries.ts';
import { FlagIcon } from './FlagIcon.tsx';

const meta = { title: 'UI/Frame/FlagIcon', component: FlagIcon, args: { country: 'fi' } } satisfies Meta<typeof FlagIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 260 } as const;

/** All flags. */
export const All: Story = {
  render: () => (
    <div style={row}>
      {flagCountries.map((country) => (
        <FlagIcon key={country} country={country} size={22} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(flagCountries.length));
  },
};

/** An unknown, missing or invalid country shows an empty circle of the same size. */
export const Hostile: Story = {
  render: () => (
    <div style={row}>
      {['zz', '', '__proto__', 'FI'].map((country) => (
        <FlagIcon key={country} country={country} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(1));
    for (const flag of canvasElement.querySelectorAll('span')) await expect(flag.offsetWidth).toBe(20);
  },
};
