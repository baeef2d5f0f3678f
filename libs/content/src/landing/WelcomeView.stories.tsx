import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { StoryView, wirePlayer } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { promotionOf, slidePictures, testPaths } from '../testing/index.ts';
import { NumberedSteps } from './NumberedSteps.tsx';
import { MoneyKinds } from './MoneyKinds.tsx';
import { WelcomeView } from './WelcomeView.tsx';

type WelcomeStory = { brandName: string; picture: string; state: PromotionsState; isPlayer: boolean };

const meta: Meta<WelcomeStory> = {
  title: 'Content/Landing/WelcomeView',
  subcomponents: { NumberedSteps, MoneyKinds },
  args: {
    brandName: 'Northlight',
    picture: slidePictures('#323c62', '#0b1020').w1050,
    state: { status: 'ready', promotions: [promotionOf()] },
    isPlayer: false,
  },
  render: ({ brandName, picture, state, isPlayer }, { loaded }) => (
    <StoryView loaded={loaded} {...(isPlayer ? { player: wirePlayer() } : {})}>
      <MemoryRouter>
        <main>
          <WelcomeView brandName={brandName} picture={picture} state={state} paths={testPaths} />
        </main>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<WelcomeStory>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to Northlight' })).toBeVisible();
  },
};

/** The welcome offer has been used: the next one is shown. */
export const Player: Story = {
  args: {
    isPlayer: true,
    state: {
      status: 'ready',
      promotions: [promotionOf({ state: 'used' }), promotionOf({ id: '2', title: '25% weekly reload', state: 'claimable' })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '25% weekly reload' })).toBeVisible();
    await expect(canvas.queryByText('Already used')).toBeNull();
  },
};

/** The promotion is left out while it loads and if it fails to load. */
export const Loading: Story = { args: { state: { status: 'loading' }, picture: '' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { args: { brandName: 'Marlowe' }, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongTextOnPhone: Story = { args: { brandName: longName }, globals: { locale: 'pseudo', formFactor: 'phone' } };
