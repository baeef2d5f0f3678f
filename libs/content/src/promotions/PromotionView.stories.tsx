import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { fault, StoryView, wirePlayer } from '@playfront/auth/testing';
import { longName, longWords } from '@playfront/ui/testing';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import { freePromotion, promotionOf, testPaths } from '../testing/index.ts';
import { PromotionView } from './PromotionView.tsx';
import type { PromotionsState } from './usePromotions.ts';

type ViewStory = { state: PromotionsState; isPlayer: boolean };

const readyWith = (overrides: Parameters<typeof promotionOf>[0] = {}): PromotionsState => ({ status: 'ready', promotions: [promotionOf(overrides)] });

const meta: Meta<ViewStory> = {
  title: 'Content/Promotions/PromotionView',
  args: { state: readyWith(), isPlayer: false },
  render: ({ state, isPlayer }, { loaded }) => (
    <StoryView loaded={loaded} {...(isPlayer ? { player: wirePlayer() } : {})}>
      <MemoryRouter>
        <main>
          <PromotionView state={state} paths={testPaths} />
        </main>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ViewStory>;

/** By keyboard: first the back link, then the action. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to promotions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Register 100% on your first deposit' })).toHaveFocus();
    await expect(canvas.getByText('Average loss on these bets').nextElementSibling).toHaveTextContent('€245.00');
    await expect(canvas.getByText(/costs about €245\.00 \(RTP .*\)\. That is more than the bonus, so usually nothing is left.$/)).toBeVisible();
  },
};

/** The average cost is less than the bonus, so the warning about losing all of it is left out. */
export const LosesLittle: Story = {
  args: {
    state: readyWith({
      ...freePromotion,
      terms: wirePromotionTerms({ wagering_x: 1, wagering_at_most: 200, expected_cost: { rtp: 96.5, amount: 7 } }),
    }),
  },
  play: async ({ canvas }) => void (await expect(canvas.getByText(/costs about €7\.00 \(RTP [^)]*\)\.$/)).toBeVisible()),
};

export const SomeGames: Story = {
  args: {
    state: readyWith({
      ...freePromotion,
      terms: wirePromotionTerms({ eligible_categories: ['bingo'], max_win: 100, match_percent: null, max_bonus: 10 }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bingo' })).toHaveAttribute('href', '/online-casino?category=bingo');
  },
};

export const NotOffered: Story = { args: { isPlayer: true, state: readyWith({ state: 'unavailable', terms: null }) } };

export const Queued: Story = { args: { isPlayer: true, state: readyWith({ ...freePromotion, state: 'claimed' }) } };

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const NotLoaded: Story = { args: { state: { status: 'failed', failure: fault('network'), isRetrying: false, retry: () => {} } } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongTextOnPhone: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

export const HostileOnPhone: Story = {
  args: { state: readyWith({ title: longName, summary: longWords, terms_html: `<p>${longName}</p><script>alert(1)</script>`, code: longName }) },
  globals: { formFactor: 'phone' },
};
