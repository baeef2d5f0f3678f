import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { brokenImage, longestWords, longName, longWords, rtlName } from '@playfront/ui/testing';
import { wirePromotionTerms } from '@playfront/api-contract/testing';
import {
  freePromotion,
  ordinaryPromotions,
  testPaths,
  wireBonus,
  wirePromotion,
  type WirePlayerBonus,
  type WirePromotion,
} from '../testing/index.ts';
import { ActiveBonusCard } from './ActiveBonusCard.tsx';
import { GiveUpDialog } from './GiveUpDialog.tsx';
import { OpenBonuses } from './OpenBonuses.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionLead } from './PromotionLead.tsx';
import { PromotionList } from './PromotionList.tsx';
import { WaitingBonuses } from './WaitingBonuses.tsx';

type ListStory = {
  promotions: () => readonly WirePromotion[] | Promise<readonly WirePromotion[]>;
  bonuses: readonly WirePlayerBonus[];
  isPlayer: boolean;
  others: FakeHandlers;
  hasSports?: boolean;
};

const meta: Meta<ListStory> = {
  title: 'Content/Promotions/PromotionList',
  subcomponents: { ActiveBonusCard, GiveUpDialog, OpenBonuses, WaitingBonuses, PromoCodeForm, PromotionAction, PromotionCard, PromotionLead },
  args: { promotions: () => ordinaryPromotions, bonuses: [], isPlayer: false, others: {} },
  render: ({ promotions, bonuses, isPlayer, others, hasSports }, { loaded }) => (
    <StoryView
      loaded={loaded}
      {...(isPlayer ? { player: wirePlayer() } : {})}
      handlers={{
        frontGetPromotionTemplate: async () => ({ status: 1, promotions: [...(await promotions())] }),
        frontGetPlayerBonuses: () => ({ status: 1, bonuses: [...bonuses], total: bonuses.length }),
        ...others,
      }}
    >
      <MemoryRouter initialEntries={['/promotion?tracking_code=north']}>
        <main>
          <PromotionList paths={{ ...testPaths, sports: hasSports ? '/sports' : undefined }} />
        </main>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ListStory>;

/** A visitor registers with the code of the promotion and the tracking code in the URL. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Register 100% on your first deposit' });
    // The query of the URL is read after hydration.
    await waitFor(() => expect(link).toHaveAttribute('href', '/sign-up?promo_code=WELCOME&tracking_code=north'));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

const claimable = (overrides: Partial<WirePromotion> = {}) => wirePromotion({ state: 'claimable', ...overrides });

/** Claimed by keyboard: the deposit link replaces the button and has the focus. */
export const ByKeyboard: Story = {
  args: (() => {
    let state: 'claimable' | 'claimed' = 'claimable';
    return {
      isPlayer: true,
      promotions: () => [wirePromotion({ state }), ...ordinaryPromotions.slice(1)],
      others: {
        frontClaimPromotion: () => {
          state = 'claimed';
          return { status: 1, bonus: wireBonus({ status: 'issued', amount: null, balance: 0 }) };
        },
      },
    };
  })(),
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: 'Claim 100% on your first deposit' });
    const heightBefore = canvas.getAllByRole('article')[0]?.offsetHeight;
    claim.focus();
    await userEvent.keyboard('{Enter}');
    // Without the invisible text that reserves height in the card.
    const ignore = '[aria-hidden]';
    await waitFor(() => expect(canvas.getByText('Claimed. Deposit €20.00 or more to get it.', { ignore })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Deposit 100% on your first deposit' })).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]?.offsetHeight).toBe(heightBefore);
  },
};

export const PlayerWithBonus: Story = {
  args: {
    isPlayer: true,
    hasSports: true,
    bonuses: [wireBonus()],
    promotions: () => [claimable(), claimable({ ...ordinaryPromotions[1], state: 'running' }), claimable({ ...freePromotion, state: 'used' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Wagering completed' })).toHaveAttribute(
      'aria-valuetext',
      '€245.00 of €700.00 wagered',
    );
    await expect(canvas.getByText(/its bonus is on hold/)).toBeVisible();
    await expect(canvas.getByText('Already used')).toBeVisible();
  },
};

/** Another welcome offer was claimed: it is named, and giving it up claims this one instead. */
export const Replaced: Story = {
  args: (() => {
    let isSwapped = false;
    const replaced = { state: 'unavailable', unavailable_reason: 'replaced', replaced_by: { bonus_id: 'b9', title: '100% up to €5,000' } } as const;
    return {
      isPlayer: true,
      promotions: () => [wirePromotion(isSwapped ? { state: 'claimed' } : replaced), claimable(ordinaryPromotions[1])],
      others: {
        frontForfeitBonus: ({ id }) => {
          if (id !== 'b9') throw refusal('not_found');
          return { status: 1, bonus: wireBonus({ status: 'cancelled', balance: 0 }) };
        },
        frontClaimPromotion: () => {
          isSwapped = true;
          return { status: 1, bonus: wireBonus({ status: 'issued', amount: null, balance: 0 }) };
        },
      },
    };
  })(),
  play: async ({ canvas }) => {
    await canvas.findByText(/Replaced by “100% up to €5,000”/);
    // The first promotion that can be used is shown in full width.
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('25% weekly reload');
    await userEvent.click(canvas.getByRole('button', { name: 'Claim this instead 100% on your first deposit' }));
    await waitFor(() => expect(canvas.getByText('Claimed. Deposit €20.00 or more to get it.', { ignore: '[aria-hidden]' })).toHaveFocus());
  },
};

/** Given up by keyboard, after a confirmation that names the amount: the bonus disappears, and the outcome has the focus. */
export const GivesUpBonus: Story = {
  args: (() => {
    let bonuses = [wireBonus()];
    return {
      isPlayer: true,
      promotions: () => [claimable()],
      others: {
        frontGetPlayerBonuses: () => ({ status: 1, bonuses, total: bonuses.length }),
        frontForfeitBonus: ({ id }) => {
          if (id !== 'b1') throw refusal('not_found');
          bonuses = [];
          return { status: 1, bonus: wireBonus({ status: 'cancelled', balance: 0, forfeited: 85 }) };
        },
      },
    };
  })(),
  play: async ({ canvas }) => {
    const giveUp = await canvas.findByRole('button', { name: 'Give up bonus' });
    giveUp.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up this bonus?' }));
    await expect(dialog.getByText(/You lose €85.00 of bonus money/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep bonus' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('progressbar', { name: 'Wagering completed' })).toBeVisible();
    await userEvent.click(giveUp);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Give up bonus' }));
    await waitFor(() => expect(canvas.getByText(/€85.00 of bonus money was removed/)).toHaveFocus());
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** A bonus that waits for another to end already has its amount. */
export const GiveUpQueued: Story = {
  tags: ['no-reference-image'],
  args: { isPlayer: true, promotions: () => [claimable()], bonuses: [wireBonus({ status: 'issued', amount: 25, balance: 0 })] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give up bonus 25% weekly reload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up this bonus?' }));
    await expect(dialog.getByText('€25.00')).toBeVisible();
    await expect(dialog.getByText(/^€25.00 of bonus money .* cannot claim it again .* Your balance does not change\.$/)).toBeVisible();
  },
};

/** A bonus that waits for its deposit can also be given up, and claimed again. If refused, the dialog says why. */
export const GiveUpRefused: Story = {
  args: {
    isPlayer: true,
    promotions: () => [claimable()],
    bonuses: [wireBonus({ status: 'issued', amount: null, balance: 0, min_deposit: 20, claim_expires_at: '2026-12-01T10:00:00Z' })],
    others: { frontForfeitBonus: () => Promise.reject(refusal('bonus_not_available')) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Claimed. Deposit €20.00 or more to get it. Deposit by 2026.12.01.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Give up bonus 25% weekly reload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up this bonus?' }));
    await expect(dialog.getByText('“25% weekly reload” will not be added. Your balance does not change.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Give up bonus' }));
    await dialog.findByRole('alert');
  },
};

/** Without sports betting, its terms are left out. */
export const PlayerWithoutSports: Story = {
  args: { ...PlayerWithBonus.args, hasSports: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'Wagering completed' });
    await expect(canvas.queryByText(/sports bets/)).toBeNull();
  },
};

/** No deposit, so the deposit terms are left out. */
export const PlayerWithFreeBonus: Story = {
  args: { isPlayer: true, bonuses: [wireBonus({ type: 'no_deposit', payment_id: null })], promotions: () => ordinaryPromotions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your real money is used first/)).not.toHaveTextContent('its bonus is on hold');
  },
};

export const ClaimRefused: Story = {
  args: { isPlayer: true, promotions: () => [claimable()], others: { frontClaimPromotion: () => Promise.reject(refusal('account_restricted')) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim 100% on your first deposit' }));
    await canvas.findByRole('alert');
  },
};

export const CodeIsBad: Story = {
  args: { others: { frontValidatePromoCode: () => Promise.reject(refusal('invalid_promo_code')) } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByLabelText('Have a promo code?'), 'NOPE{Enter}');
    await canvas.findByText('Invalid promo code!');
  },
};

export const CodeIsGood: Story = {
  args: { others: { frontValidatePromoCode: () => ({ status: 1, promotion: { ...freePromotion, id: '6', title: 'Free bonus, no deposit' } }) } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.type(canvas.getByLabelText('Have a promo code?'), ' FR\u200bEE10\u00a0');
    await userEvent.click(canvas.getByRole('button', { name: 'Check code' }));
    await canvas.findByText('Code accepted: Free bonus, no deposit');
    const terms = within(canvas.getByRole('form', { name: 'Check a promo code' }));
    await expect(terms.getByText('40 × the bonus')).toBeVisible();
    await expect(terms.getByText(/you bet €400.00 in total/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Register with this code' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/sign-up?promo_code=FREE10&tracking_code=north'));
  },
};

export const OneGroup: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'No deposit' }));
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await canvas.findByRole('heading', { name: 'Free bonus, no deposit' });
  },
};

export const Loading: Story = { args: { promotions: () => new Promise(() => {}) } };

export const Empty: Story = { args: { promotions: () => [] }, play: async ({ canvas }) => void (await canvas.findByText('No promotions right now')) };

export const NotLoaded: Story = {
  args: { promotions: () => Promise.reject(fault('server')) },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** Without a connection, the page says so instead of loading. */
export const NoConnection: Story = {
  args: { promotions: () => Promise.reject(fault('network')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection, then try again');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findAllByRole('article')) };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: async ({ canvas }) => void (await canvas.findAllByRole('article')) };

export const Light: Story = {
  args: { isPlayer: true, bonuses: [wireBonus()], promotions: () => ordinaryPromotions },
  globals: { scheme: 'light' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};

export const Marlowe: Story = {
  globals: { brand: 'marlowe', scheme: 'light' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};

export const InFinnish: Story = {
  globals: { locale: 'fi', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};

export const LongTextOnPhone: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};

const huge = wirePromotionTerms({
  max_bonus: 99_999_999.99,
  wagering_at_most: 99_999_999.99,
  expected_cost: { rtp: 96.5, amount: 99_999_999.99 },
  max_win: 99_999_999.99,
});
const hostile: readonly WirePromotion[] = [
  wirePromotion({ title: longWords, summary: `${longWords} ${longWords}`, terms: huge }),
  wirePromotion({ id: '2', title: longName, summary: longName, picture: brokenImage, terms: huge }),
  wirePromotion({ id: '3', title: rtlName, summary: longestWords.button, picture: '', terms: null }),
  wirePromotion({
    id: '4',
    type: 'no_deposit',
    title: 'X',
    summary: '',
    code: null,
    terms: wirePromotionTerms({ wagering_x: 0, wagering_at_most: 0 }),
  }),
];

export const Hostile: Story = { args: { promotions: () => hostile }, play: async ({ canvas }) => void (await canvas.findAllByRole('article')) };

export const HostileOnPhone: Story = {
  args: { promotions: () => hostile },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('article')),
};
