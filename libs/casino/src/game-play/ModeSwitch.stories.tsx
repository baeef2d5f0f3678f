import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { gameOf, LobbyStory, type LobbyStoryProps } from '../testing/index.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import type { GameMode } from './useGameAddress.ts';

type SwitchStory = { mode: GameMode; hasDemo: boolean; onAddress: NonNullable<LobbyStoryProps['onAddress']> };

const meta: Meta<SwitchStory> = {
  title: 'Casino/Game play/ModeSwitch',
  subcomponents: { ModeSwitch },
  args: { mode: 'real', hasDemo: true, onAddress: fn() },
  render: ({ mode, hasDemo, onAddress }, { loaded }) => (
    <LobbyStory loaded={loaded} address={`/online-casino?game=lantern-coast&mode=${mode}`} onAddress={onAddress}>
      <div data-theme="dark">
        <ModeSwitch game={gameOf({ has_demo: hasDemo })} mode={mode} />
      </div>
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<SwitchStory>;

/** The switch changes the URL. */
export const RealMoney: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Real money', pressed: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=demo');
  },
};

export const FreePlay: Story = { args: { mode: 'demo' } };

export const WithoutFreePlay: Story = {
  args: { hasDemo: false },
  play: async ({ canvas }) => void (await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)),
};

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
