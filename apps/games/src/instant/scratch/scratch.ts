import { scratchPrizes } from '@playfront/game-math';
import { formatNumber } from '@playfront/money';
import * as v from 'valibot';
import type { CreateScene, PayRow, Scene, SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createPauses } from '../pauses.ts';
import { createPills } from '../pills.ts';
import { readPrizes } from '../prizes.ts';
import { createCard } from './card.ts';
import { winningFields } from './scratch.rules.ts';
import './scratch.css';

const cellsSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(scratchPrizes.length - 1))), v.length(9));
/** After this time without a stroke the button that uncovers all is offered more clearly. */
const idleMs = 5_000;
const lastFieldMs = 450;
const cards = 1_000_000;

/** A card of nine fields under foil. */
export const createScratchCard: CreateScene = (tools): Scene => {
  const { texts, sound, stakeMinor, state, isMotionReduced, times, format } = tools;
  const { text } = texts;
  const card = createCard(texts);
  const all = element('button', { type: 'button', class: 'button card-all', hidden: '' }, text('games.scratch.reveal_all'));
  const root = element('div', { class: 'scene scratch-card' }, card.root, all);
  const pauses = createPauses(root);
  const pills = createPills(text('games.bets.last_results'));
  let idle: ReturnType<typeof setTimeout> | undefined;
  card.cover(state.game.accent);
  all.addEventListener('click', () => card.uncoverAll());
  for (const action of ['pointermove', 'keydown'] as const) card.root.addEventListener(action, () => waitForPlayer());

  function waitForPlayer(): void {
    clearTimeout(idle);
    all.classList.remove('button-main');
    idle = setTimeout(() => all.classList.add('button-main'), idleMs);
  }
  function reset(): void {
    root.dataset['phase'] = 'idle';
    clearTimeout(idle);
    all.hidden = true;
  }
  function cover(): void {
    reset();
    card.cover(state.game.accent);
  }
  // The space bar, as long as nothing has the focus.
  document.addEventListener('keydown', (event) => {
    if (root.dataset['phase'] !== 'scratching' || event.code !== 'Space' || event.repeat || event.target !== document.body) return;
    event.preventDefault();
    card.uncoverAll();
  });

  return {
    layout: 'panel',
    root,
    head: pills.root,
    playText: 'games.bets.play.buy',
    bets: () => [{ spot: 'card', amountMinor: stakeMinor() }],
    lock: () => {},
    start() {
      cover();
      if (!isMotionReduced()) {
        card.root.animate(
          { transform: ['translateY(24%) scale(0.9)', 'none'], opacity: [0, 1] },
          { duration: 380, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
        );
      }
    },
    async show(round, isResumed) {
      const [prize] = readPrizes(cellsSchema, round);
      if (!prize) return;
      const uncovered = card.play(prize.shown.map((at) => ({ prize: at, amount: format((scratchPrizes[at]?.returns ?? 0) * round.stakeMinor) })));
      const pressed = document.activeElement;
      const byKeyboard = pressed instanceof HTMLElement && pressed.matches(':focus-visible') ? pressed : undefined;
      if (isResumed) card.uncoverAll();
      else {
        root.dataset['phase'] = 'scratching';
        all.hidden = false;
        waitForPlayer();
        if (byKeyboard) card.focus();
      }
      await uncovered;
      if (byKeyboard && root.contains(document.activeElement)) byKeyboard.focus();
      reset();
      if (!isResumed && !isMotionReduced()) await pauses.wait(lastFieldMs);
      sound.press();
      card.light(winningFields(prize.shown), prize.stakes > 1, format(round.winMinor));
      pills.add(times(prize.stakes), prize.stakes > 1);
    },
    abandon: cover,
    rules: { how: ['games.scratch.how', 'games.scratch.how_drawn'], pays: paysOf(tools) },
  };
};

/** One row for each prize, with its share of all cards. */
function paysOf({ texts, times, model }: SceneTools): PayRow[] {
  const number = (value: number) => formatNumber(value, texts.languageTag, { maximumFractionDigits: 1 });
  return scratchPrizes.map(({ returns, tickets }, at) => ({
    bet: texts.text('games.rules.one_in', { count: number(cards / tickets) }),
    pays: times(returns),
    ...(at === 0 && { rtpPercent: model.figuresOf('card').rtpPercent }),
  }));
}
