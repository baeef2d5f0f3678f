import { penaltyMultiple, returnOf, type PenaltyView } from '@playfront/game-math';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { cashOutAction } from '../cash-out.ts';
import { createFacts } from '../facts.ts';
import { cutStakes } from '../multiples.rules.ts';
import { climbStateOf, createSteps, type ClimbState } from '../steps.ts';
import { goalMultiples, goalsOf, readPenaltyView } from './penalty.rules.ts';
import { createPitch } from './pitch.ts';
import '../ladder.css';
import './penalty.css';

const noKicks: PenaltyView = { kicks: [] };
const spot = 'shoot-out';
/** How long a result is seen before keeper and ball are back in their places. */
const holdMs = 480;

/** Up to five penalties: every goal raises what the round returns, until the player cashes out or the keeper saves. */
export const createPenalty: CreateScene = (tools) => {
  const { model, texts, sound, format } = tools;
  const { text, languageTag } = texts;
  let view = noKicks;
  let stakeMinor = 0;
  let state: ClimbState = 'ready';

  const steps = createSteps(tools);
  const facts = createFacts(texts, ['games.penalty.goals', 'games.penalty.chance', 'games.penalty.next'], 1);
  const pitch = createPitch(tools, (place) => {
    if (state !== 'open' || !tools.move(`kick-${place}`)) return;
    sound.press();
    pitch.setOpen(false);
    pitch.setPending(place);
  });
  const call = element('p', { class: 'call', role: 'status' });
  const root = element('div', { class: 'scene climb penalty' }, element('div', { class: 'pitch-frame' }, pitch.root, call), steps.root);

  function update(): void {
    const goals = goalsOf(view);
    root.dataset['state'] = state;
    steps.set(goalMultiples, stakeMinor);
    steps.show(goals, state);
    const of = (part: number, total: number) => text('games.ladder.of', { part, total });
    const next = state === 'ready' || state === 'open' ? goalMultiples[goals] : undefined;
    facts.show([of(goals, goalMultiples.length), ...(next === undefined ? ['–', '–'] : [of(4, 5), format(returnOf(stakeMinor, next))])]);
    pitch.setOpen(state === 'open');
  }

  function clear(): void {
    view = noKicks;
    state = 'ready';
    stakeMinor = tools.stakeMinor();
    pitch.reset();
    call.replaceChildren();
    update();
  }
  clear();

  /** Shows the last kick; keeper and ball stay where they are if it ends the round. */
  async function showKick(kick: PenaltyView['kicks'][number], isOpen: boolean): Promise<void> {
    call.replaceChildren();
    await pitch.kick(kick);
    const result = kick.aim === kick.keeper ? 'saved' : 'goal';
    call.dataset['result'] = result;
    call.replaceChildren(text('games.penalty.kick', { result }));
    if (!isOpen) return;
    if (!tools.isMotionReduced()) await new Promise((resolve) => setTimeout(resolve, holdMs));
    pitch.reset();
  }

  async function show(round: BetRound, isResumed: boolean): Promise<void> {
    const before = view.kicks.length;
    view = readPenaltyView(round.view);
    stakeMinor = round.stakeMinor;
    pitch.setOpen(false);
    pitch.setPending(undefined);
    state = climbStateOf(round);
    const kick = view.kicks[before];
    if (kick && !isResumed) await showKick(kick, round.isOpen);
    update();
  }

  const [first = 0] = goalMultiples;
  return {
    layout: 'panel',
    root,
    options: element('div', { class: 'climb-options' }, facts.root),
    playText: 'games.bets.play.start',
    bets: () => [{ spot, amountMinor: tools.stakeMinor() }],
    stakeChanged: clear,
    lock() {
      pitch.setPending(undefined);
      pitch.setOpen(state === 'open');
    },
    start: clear,
    show,
    abandon: clear,
    openAction: (round) => cashOutAction(tools, round, penaltyMultiple(view.kicks.length), 'games.penalty.first'),
    rules: {
      how: ['games.penalty.how.play', 'games.penalty.how.cash_out', 'games.penalty.how.chance', 'games.ladder.how.left'],
      pays: goalMultiples.map((multiple, index) => ({
        bet: text('games.penalty.count', { count: index + 1 }),
        pays: text('games.bets.times', { times: cutStakes(multiple, languageTag) }),
        ...(multiple === first && { rtpPercent: model.figuresOf(spot).rtpPercent }),
      })),
    },
  };
};
