import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { fault, StoryView, wirePlayer } from '@playfront/auth/testing';
import { longName, longWords } from '@playfront/ui/testing';
import { freePromotion, promotionOf, testPaths, wireTerms } from '../testing/index.ts';
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

/** By keyboard: the way back first, then what can be done. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to promotions' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Register Your first deposit, doubled' })).toHaveFocus();
    await expect(canvas.getByText('Expected cost of that').nextElementSibling).toHaveTextContent('€245.00');
  },
};

export const SomeGames: Story = {
  args: {
    state: readyWith({ ...freePromotion, terms: wireTerms({ eligible_categories: ['bingo'], max_win: 100, match_percent: null, max_bonus: 10 }) }),
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
