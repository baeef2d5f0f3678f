import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { fault, StoryView, wirePlayer } from '@playfront/auth/testing';
import { longName, longWords } from '@playfront/ui/testing';
import type { PromotionsState } from '../promotions/usePromotions.ts';
import { freePromotion, promotionOf, testPaths } from '../testing/index.ts';
import { CampaignView, type CampaignViewProps } from './CampaignView.tsx';

type CampaignStory = Pick<CampaignViewProps, 'state' | 'country' | 'visitorCountry' | 'listed'> & { isPlayer: boolean };

const readyWith = (overrides: Parameters<typeof promotionOf>[0] = {}): PromotionsState => ({ status: 'ready', promotions: [promotionOf(overrides)] });
const freeInCanada = readyWith({ ...freePromotion, title: '€10 free, no deposit', code: 'FREE10CA' });

const meta: Meta<CampaignStory> = {
  title: 'Content/Landing/CampaignView',
  args: { state: freeInCanada, country: 'CA', visitorCountry: undefined, listed: readyWith({ id: '2' }), isPlayer: false },
  render: ({ isPlayer, ...props }, { loaded }) => (
    <StoryView loaded={loaded} {...(isPlayer ? { player: wirePlayer() } : {})}>
      <MemoryRouter initialEntries={['/10freeca?tracking_code=north']}>
        <main>
          <CampaignView paths={testPaths} {...props} />
        </main>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<CampaignStory>;

/** Promo code, tracking code and country are passed to the registration, also by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const register = canvas.getByRole('link', { name: 'Register €10 free, no deposit' });
    await expect(register).toHaveFocus();
    await expect(register).toHaveAttribute('href', '/sign-up?promo_code=FREE10CA&tracking_code=north&country=CA');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};

export const FromElsewhere: Story = {
  args: { visitorCountry: 'FI' },
  play: async ({ canvas }) => void (await canvas.findByText(/Your location: Finland/)),
};

/** The wagering requirement is limited to ten times, with the resulting cost. */
export const UnitedKingdom: Story = {
  args: { country: 'GB' },
  play: async ({ canvas }) => void (await canvas.findAllByText('10 × the bonus')),
};

/** Real-money casino games are not permitted there: nothing is offered. */
export const Australia: Story = {
  args: { country: 'AU' },
  play: async ({ canvas }) => {
    await canvas.findByText(/casino games are not permitted/);
    await expect(canvas.queryByRole('link', { name: /Register/ })).toBeNull();
  },
};

/** For a player, the code is passed to the deposit. */
export const PlayerDeposits: Story = {
  args: { isPlayer: true, country: undefined, state: readyWith({ state: 'claimable', code: 'BINGO50' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Deposit/ })).toHaveAttribute('href', '/user-management?tab=deposit&promo_code=BINGO50');
  },
};

const ofAnotherCountry = readyWith({ ...freePromotion, state: 'unavailable', unavailable_reason: 'country', terms: null });

/** The promotion is for another country: the player is offered one that can be claimed. */
export const PlayerElsewhere: Story = {
  args: { isPlayer: true, state: ofAnotherCountry, listed: readyWith({ id: '2', state: 'claimable' }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Not available to players in your country.');
    await canvas.findByRole('heading', { name: 'A bonus you can claim' });
    await expect(canvas.getByRole('button', { name: 'Claim 100% on your first deposit' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Key terms' })).toBeNull();
  },
};

export const PlayerElsewhereOnPhone: Story = { args: { ...PlayerElsewhere.args }, globals: { locale: 'fi', formFactor: 'phone' } };

/** No listed promotion can be claimed: links to the list. */
export const PlayerElsewhereWithoutOffer: Story = {
  args: { isPlayer: true, state: ofAnotherCountry, listed: readyWith({ id: '2', state: 'used' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/promotion');
    await expect(canvas.queryByRole('button', { name: /^Claim/ })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const NotLoaded: Story = { args: { state: { status: 'failed', failure: fault('network'), isRetrying: false, retry: () => {} } } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongTextOnPhone: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

export const HostileOnPhone: Story = { args: { state: readyWith({ title: longName, summary: longWords }) }, globals: { formFactor: 'phone' } };
