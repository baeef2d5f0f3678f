import type { TextId } from '../../frame/texts.ts';
import { pocketsOf } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene, PayRow, Scene, SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createChoice } from '../../bets/choice.ts';
import { createPauses } from '../pauses.ts';
import { createPills } from '../pills.ts';
import { readPrizes } from '../prizes.ts';
import { createBoard } from './board.ts';
import './plinko.css';

const pathSchema = v.array(v.picklist([0, 1]));
const rowNumbers = [8, 12, 16] as const;
const risks = ['low', 'medium', 'high'] as const;
const riskTexts = {
  low: 'games.plinko.risk.low',
  medium: 'games.plinko.risk.medium',
  high: 'games.plinko.risk.high',
} as const satisfies Record<(typeof risks)[number], TextId>;
const ballNumbers = [1, 5, 10, 25] as const;
/** Time between two balls of a round. */
const ballGapMs = 130;
/** How long the last pocket is seen before the result. */
const seenMs = 350;

/** Balls that fall through rows of pegs into pockets. */
export const createPlinko: CreateScene = (tools): Scene => {
  const { texts, sound, times, changed, stakeMinor, isMotionReduced } = tools;
  const { text } = texts;
  const board = createBoard();
  const root = element('div', { class: 'scene plinko' }, board.root);
  const pauses = createPauses(root);
  const pills = createPills(text('games.bets.last_results'));
  const rows = createChoice(text('games.plinko.rows'), rowNumbers.map(numbered), 12, rebuild);
  const risk = createChoice(
    text('games.plinko.risk'),
    risks.map((id) => ({ id, label: text(riskTexts[id]) })),
    'medium',
    rebuild,
  );
  const balls = createChoice(text('games.plinko.balls'), ballNumbers.map(numbered), 1, () => changed());
  const choices = [
    { id: 'games.plinko.risk', choice: risk },
    { id: 'games.plinko.rows', choice: rows },
    { id: 'games.plinko.balls', choice: balls },
  ] as const;
  const options = element(
    'div',
    { class: 'plinko-options' },
    ...choices.map(({ id, choice }) =>
      element('div', { class: 'plinko-option' }, element('span', { class: 'label', 'aria-hidden': 'true' }, text(id)), choice.root),
    ),
  );
  root.addEventListener('click', () => pauses.skip());
  build();

  function spot(): string {
    return `${rows.chosen}-${risk.chosen}`;
  }
  function build(): void {
    board.build((pocketsOf(spot()) ?? []).map(times));
  }
  function rebuild(): void {
    build();
    changed();
  }

  return {
    layout: 'panel',
    root,
    head: pills.root,
    options,
    playText: 'games.bets.play.drop',
    bets: () => Array.from({ length: balls.chosen }, () => ({ spot: spot(), amountMinor: stakeMinor() })),
    lock(isLocked) {
      for (const { choice } of choices) choice.lock(isLocked);
    },
    start: () => board.clear(),
    async show(round, isResumed) {
      const prizes = readPrizes(pathSchema, round);
      const isStill = isResumed || isMotionReduced();
      const landings = prizes.map(({ shown }, index) => (isStill ? 0 : board.drop(shown, index * ballGapMs)));
      let nowMs = 0;
      for (const [index, { shown, stakes }] of prizes.entries()) {
        const landsMs = landings[index] ?? 0;
        if (landsMs > nowMs) await pauses.wait(landsMs - nowMs);
        nowMs = Math.max(nowMs, landsMs);
        // A round that returns no more than its stakes is not celebrated, whatever a single ball returned.
        board.light(shown, stakes > 1 && round.winMinor > round.stakeMinor);
        pills.add(times(stakes), stakes > 1);
        sound.press();
      }
      if (!isStill) await pauses.wait(seenMs);
    },
    abandon: () => board.clear(),
    rules: { how: ['games.plinko.how', 'games.plinko.how_chance'], pays: paysOf(tools) },
  };
};

const numbered = <Count extends number>(count: Count) => ({ id: count, label: String(count) });

/** One row for each number of rows and each risk. */
function paysOf({ texts, times, model }: SceneTools): PayRow[] {
  return rowNumbers.flatMap((count) =>
    risks.map((risk) => {
      const pockets = (pocketsOf(`${count}-${risk}`) ?? []).slice(0, count / 2 + 1);
      return {
        bet: texts.text('games.plinko.spot', { rows: count, risk: texts.text(riskTexts[risk]) }),
        pays: pockets.map(times).join(' · '),
        rtpPercent: model.figuresOf(`${count}-${risk}`).rtpPercent,
      };
    }),
  );
}
