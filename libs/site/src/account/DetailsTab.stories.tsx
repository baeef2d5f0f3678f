import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { wireConsents, wireNoFactors, wireProfile } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { DetailsTab } from './DetailsTab.tsx';

const meta: Meta<typeof DetailsTab> = {
  title: 'Site/Account/DetailsTab',
  component: DetailsTab,
  render: (_, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{
        frontGetFactors: () => wireNoFactors,
        frontGetMarketingConsents: () => wireConsents,
        frontGetPlayerProfile: () => ({ status: 1, player: wireProfile() }),
        frontUpdateProfile: () => ({ status: 1 }),
      }}
      player={wirePlayer()}
      address="/user-management?tab=details"
    >
      <Toaster label="Messages" closeLabel="Close">
        <DetailsTab />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof DetailsTab>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findByDisplayValue('Tampere'));

export const Default: Story = { play: untilLoaded };

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('City'), ' 1{Enter}');
    await canvas.findByText('Profile updated');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };
