import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { roundLinks, wireBetList, wireBets, wireOpenSeeds, wireRound } from '../testing/index.ts';
import { FairnessView } from './FairnessView.tsx';
import { ForPlayer } from './ForPlayer.tsx';
import { OwnCheckCard } from './OwnCheckCard.tsx';
import { SeedsCard } from './SeedsCard.tsx';
import { SeedsForm } from './SeedsForm.tsx';
import { VerifyCard } from './VerifyCard.tsx';

type FairnessStory = { handlers: FakeHandlers; startRoundId: string | undefined; player: WirePlayer | undefined };

function Controlled({ startRoundId }: Pick<FairnessStory, 'startRoundId'>) {
  const [roundId, setRoundId] = useState(startRoundId);
  return <FairnessView roundId={roundId} onRoundChange={setRoundId} gameLink={roundLinks.gameLink} />;
}

const serverSeed = 'a'.repeat(64);
const hash = 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb';
const seeds = { server_seed_hash: hash, client_seed: 'kuusi', next_nonce: 1285, rounds: 0 };
const handlers: FakeHandlers = {
  frontGetSeeds: wireOpenSeeds,
  frontSetClientSeed: () => ({ status: 1, ...seeds }),
  frontRotateSeeds: () => ({ status: 1, ...seeds, revealed: { server_seed: serverSeed, server_seed_hash: hash, rounds: 37 } }),
  frontGetBetList: () => wireBetList({ bets: wireBets(12) }),
  frontGetRound: () => wireRound(),
};

const meta: Meta<FairnessStory> = {
  title: 'Account/Fairness/FairnessView',
  subcomponents: { FairnessView, SeedsCard, SeedsForm, VerifyCard, OwnCheckCard, ForPlayer },
  args: { handlers, startRoundId: undefined, player: wirePlayer() },
  render: ({ handlers: api, startRoundId, player }, { loaded }) => (
    <StoryView loaded={loaded} handlers={api} {...(player ? { player } : {})}>
      <Controlled startRoundId={startRoundId} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FairnessStory>;
type Play = NonNullable<Story['play']>;

const seedsShown: Play = async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Change seeds and reveal' }));

export const Default: Story = { play: seedsShown };

/** The new client seed is saved with Enter. */
export const ClientSeedSaved: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Your seeds now' });
    const field = within(form).getByRole('textbox', { name: 'Your client seed' });
    await userEvent.clear(field);
    await userEvent.type(field, 'kuusi{Enter}');
    await canvas.findByText('Client seed saved');
  },
};

export const Rotated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change seeds and reveal' }));
    await canvas.findByText('Old server seed, used for 37 rounds');
    await canvas.findByText(serverSeed);
  },
};

/** An empty client seed is not sent. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Your seeds now' });
    await userEvent.clear(within(form).getByRole('textbox', { name: 'Your client seed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save client seed' }));
    await expect(within(form).getByRole('textbox', { name: 'Your client seed' })).toBeInvalid();
  },
};

export const OpenRound: Story = {
  args: {
    handlers: {
      ...handlers,
      frontRotateSeeds: () => {
        throw refusal('conflict');
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change seeds and reveal' }));
    await canvas.findByText('A round of this game is still open. Finish it, then change your seeds.');
  },
};

export const RoundOfUrl: Story = {
  args: { startRoundId: '1' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Verify this round' })),
};

/** Anyone can compute the numbers of any seeds. */
export const Computed: Story = {
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Check it yourself' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Server seed' }), serverSeed);
    await userEvent.type(within(form).getByRole('textbox', { name: 'Your client seed' }), 'client-seed');
    await userEvent.type(within(form).getByRole('textbox', { name: 'Round number' }), '0{Enter}');
    await canvas.findByText(/^2687504663, 2864978999/);
  },
};

export const NoGames: Story = {
  args: { handlers: { ...handlers, frontGetSeeds: () => ({ status: 1, seeds: [] }) } },
  play: async ({ canvas }) => void (await canvas.findByText('Open a game for real money, and its seeds appear here.')),
};

export const Visitor: Story = { args: { player: undefined } };

export const NotLoaded: Story = {
  args: {
    handlers: {
      ...handlers,
      frontGetSeeds: () => {
        throw fault('server');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your seeds could not be loaded')),
};

export const Phone: Story = { args: { startRoundId: '1' }, globals: { formFactor: 'phone' }, play: seedsShown };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: seedsShown };

export const Light: Story = { globals: { scheme: 'light' }, play: seedsShown };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: seedsShown };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
