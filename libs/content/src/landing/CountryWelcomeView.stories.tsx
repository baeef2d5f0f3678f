import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { fault, StoryView, wirePlayer } from '@playfront/auth/testing';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { promotionOf, testPaths } from '../testing/index.ts';
import { CountryWelcomeView } from './CountryWelcomeView.tsx';

type WelcomeStory = { country: string; state: PromotionsState; isPlayer: boolean; sportsPath?: string };

const meta: Meta<WelcomeStory> = {
  title: 'Content/Landing/CountryWelcomeView',
  args: { country: 'GB', state: { status: 'ready', promotions: [promotionOf()] }, isPlayer: false },
  render: ({ country, state, isPlayer, sportsPath }, { loaded }) => (
    <StoryView loaded={loaded} {...(isPlayer ? { player: wirePlayer() } : {})}>
      <MemoryRouter>
        <main>
          <CountryWelcomeView country={country} state={state} paths={testPaths} homePath="/" helpPath="/responsible-gaming" sportsPath={sportsPath} />
        </main>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<WelcomeStory>;

/** By keyboard from the home link to the registration, which gets the country. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const register = canvas.getByRole('link', { name: 'Register' });
    await expect(register).toHaveFocus();
    await expect(register).toHaveAttribute('href', '/sign-up?country=GB');
    await expect(canvas.getByRole('link', { name: '0808 8020 133' })).toHaveAttribute('href', 'tel:08088020133');
  },
};

export const Australia: Story = {
  args: { country: 'AU' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Casino games are for free play only, and there is no sports betting here yet/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See sports events' })).toBeNull();
    await expect(canvas.queryByText('100% on your first deposit')).toBeNull();
  },
};

export const AustraliaWithSports: Story = {
  args: { country: 'AU', sportsPath: '/sports' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can bet on sports/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See sports events' })).toHaveAttribute('href', '/sports');
  },
};

export const Canada: Story = { args: { country: 'CA' }, play: async ({ canvas }) => void (await canvas.findByText('19+')) };

export const SouthAfrica: Story = { args: { country: 'ZA', isPlayer: true } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const NotLoaded: Story = { args: { state: { status: 'failed', failure: fault('network'), isRetrying: false, retry: () => {} } } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongTextOnPhone: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
