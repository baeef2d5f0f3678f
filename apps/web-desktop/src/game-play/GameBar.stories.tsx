import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { GameMode, GameSession, PlayLimitLeft } from '@playfront/casino';
import { gameOf } from '@playfront/casino/testing';
import { fromDecimal, money } from '@playfront/money';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '@playfront/site/testing';
import { GameBar } from './GameBar.tsx';

type BarStory = {
  mode: GameMode;
  net: string | undefined;
  elapsedSeconds: number;
  limits: readonly PlayLimitLeft[];
};

const frame: GameSession['frame'] = { current: { send: fn(), focus: fn() } };

const meta: Meta<BarStory> = {
  title: 'Web desktop/Game play/GameBar',
  subcomponents: { GameBar },
  parameters: { layout: 'fullscreen' },
  args: { mode: 'real', net: '-12.50', elapsedSeconds: 754, limits: [] },
  render: ({ mode, net, elapsedSeconds, limits }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={`/online-casino?game=lantern-coast&mode=${mode}`}>
      <Toaster label="Notifications" closeLabel="Close">
        <div data-theme="dark">
          <GameBar
            game={gameOf()}
            mode={mode}
            session={{
              elapsedSeconds,
              net: net === undefined ? undefined : fromDecimal(net, 'EUR'),
              limits,
              hasPlayed: true,
              frame,
              handleMessage: fn(),
            }}
          />
        </div>
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<BarStory>;

/** The rules open inside the game, which gets the focus. */
export const RealMoney: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−€12.50')).toBeVisible();
    const rules = canvas.getByRole('button', { name: 'Rules' });
    while (document.activeElement !== rules) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(frame.current?.send).toHaveBeenLastCalledWith({ type: 'open-rules' });
    await expect(frame.current?.focus).toHaveBeenCalled();
  },
};

export const FreePlay: Story = {
  args: { mode: 'demo', net: '3.00' },
  play: async ({ canvas }) => void (await expect(canvas.queryByText('+€3.00')).toBeNull()),
};

export const BeforeTheFirstRound: Story = { args: { net: undefined, elapsedSeconds: 0 } };

const limits: readonly PlayLimitLeft[] = [
  { kind: 'loss', period: 'day', left: money(38_40, 'EUR') },
  { kind: 'wager', period: 'week', left: money(240_00, 'EUR') },
  { kind: 'session', period: 'day', left: 96 },
];

/** The remaining amounts of the limits that the player has set. */
export const WithLimits: Story = {
  args: { limits },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€38.40 left today')).toBeVisible();
    await expect(canvas.getByText('1 h 36 min left today')).toBeVisible();
  },
};

/** A session of a day, and a win of eight digits. */
export const Hostile: Story = {
  args: {
    net: '99999999.99',
    elapsedSeconds: 86_399,
    limits: limits.map((limit) => ({ ...limit, period: 'month', left: limit.kind === 'session' ? 44_639 : money(9_007_199_254_740_991, 'EUR') })),
  },
};

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' }, args: { mode: 'demo' } };
