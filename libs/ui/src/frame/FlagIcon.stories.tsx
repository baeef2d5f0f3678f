import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { flagCountries } from './flagCountries.ts';
import { FlagIcon } from './FlagIcon.tsx';

const meta = { title: 'Frame/FlagIcon', component: FlagIcon, args: { country: 'fi' } } satisfies Meta<typeof FlagIcon>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 260 }}>
      {flagCountries.map((country) => (
        <FlagIcon key={country} country={country} size={22} />
      ))}
      <FlagIcon country="zz" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(flagCountries.length));
  },
};
