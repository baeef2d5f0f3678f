import { coinSides, type CoinSide } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene, Scene } from '../../bets/scene.ts';
import { element, svgElement } from '../../frame/element.ts';
import { createChoice } from '../../bets/choice.ts';
import { createPauses } from '../pauses.ts';
import { createPills } from '../pills.ts';
import { readPrizes } from '../prizes.ts';
import './coin.css';

const sideSchema = v.picklist(coinSides);
const sideTexts = { heads: 'games.coin.heads', tails: 'games.coin.tails' } as const;
const flipMs = 1_900;
const edgeLayers = 9;
/** Half turns of a throw before the drawn side: an even number. */
const halfTurns = 10;
const angleOf = (side: CoinSide) => (side === 'heads' ? 0 : 180);

/** A coin that shows the chosen side with an even chance. */
export const createCoin: CreateScene = (tools): Scene => {
  const { texts, sound, stakeMinor, changed, isMotionReduced, times, model } = tools;
  const { text } = texts;
  const body = createCoinBody();
  const shadow = element('i', { class: 'coin-shadow' });
  const name = element('p', { class: 'coin-name', 'aria-hidden': 'true' });
  const root = element('div', { class: 'scene coin-flip' }, element('i', { class: 'coin-rays' }), shadow, body.lift, name);
  const pauses = createPauses(root);
  const pills = createPills(text('games.bets.last_results'));
  let up: CoinSide = 'heads';
  const choice = createChoice(
    text('games.coin.side'),
    coinSides.map((id) => ({ id, label: text(sideTexts[id]), content: sideIcon(id) })),
    up,
    (side) => {
      clear();
      lay(side);
      changed();
    },
  );
  choice.root.classList.add('coin-choice');
  root.addEventListener('click', () => pauses.skip());

  function lay(side: CoinSide): void {
    up = side;
    body.coin.style.transform = `rotateX(${angleOf(side)}deg)`;
  }
  function clear(): void {
    delete root.dataset['result'];
    name.replaceChildren();
  }
  /** Thrown up, turning, and landing with two small bounces. */
  async function flip(to: CoinSide): Promise<void> {
    const from = angleOf(up);
    const end = from + halfTurns * 180 + (to === up ? 0 : 180);
    const timing = { duration: flipMs } as const;
    body.coin.animate(
      [
        { transform: `rotateX(${from}deg)`, easing: 'linear' },
        { transform: `rotateX(${end - 20}deg)`, offset: 0.74, easing: 'ease-out' },
        { transform: `rotateX(${end + 9}deg)`, offset: 0.84, easing: 'ease-in-out' },
        { transform: `rotateX(${end - 3}deg)`, offset: 0.93, easing: 'ease-in-out' },
        { transform: `rotateX(${end}deg)` },
      ],
      timing,
    );
    const arc: Keyframe[] = [
      { offset: 0, at: 0, easing: 'cubic-bezier(0.2, 0.6, 0.45, 1)' },
      { offset: 0.37, at: 1, easing: 'cubic-bezier(0.55, 0, 0.8, 0.4)' },
      { offset: 0.74, at: 0, easing: 'ease-out' },
      { offset: 0.84, at: 0.11, easing: 'ease-in' },
      { offset: 0.92, at: 0, easing: 'ease-out' },
      { offset: 0.96, at: 0.025, easing: 'ease-in' },
      { offset: 1, at: 0, easing: 'linear' },
    ].map(({ offset, at, easing }) => ({ offset, easing, transform: `translateY(calc(var(--throw) * ${-at})) scale(${1 + at * 0.14})` }));
    body.lift.animate(arc, timing);
    shadow.animate(
      {
        transform: ['none', 'scale(0.45)', 'none', 'scale(0.92)', 'none', 'none'],
        opacity: [1, 0.25, 1, 0.9, 1, 1],
        offset: [0, 0.37, 0.74, 0.84, 0.92, 1],
      },
      timing,
    );
    lay(to);
    await pauses.wait(flipMs);
  }

  return {
    layout: 'panel',
    root,
    head: pills.root,
    options: choice.root,
    playText: 'games.bets.play.flip',
    bets: () => [{ spot: choice.chosen, amountMinor: stakeMinor() }],
    lock: (isLocked) => choice.lock(isLocked),
    start: clear,
    async show(round, isResumed) {
      const [prize] = readPrizes(sideSchema, round);
      if (!prize) return;
      if (isResumed || isMotionReduced()) lay(prize.shown);
      else await flip(prize.shown);
      sound.press();
      const side = text(sideTexts[prize.shown]);
      name.replaceChildren(side);
      root.dataset['result'] = prize.stakes > 1 ? 'win' : 'lost';
      pills.add(side, prize.stakes > 1);
    },
    abandon: clear,
    rules: {
      how: ['games.coin.how'],
      pays: coinSides.map((side) => ({
        bet: text(sideTexts[side]),
        pays: times(model.maxWinX),
        rtpPercent: model.figuresOf(side).rtpPercent,
      })),
    },
  };
};

/** A crown on heads, a star on tails. */
const marks: Readonly<Record<CoinSide, readonly string[]>> = {
  heads: ['M24 66 18 34l17 13 15-25 15 25 17-13-6 32Z', 'M25 71h50v7H25Z'],
  tails: ['M50 17l9.400 21.100 22.900 2.400-17.100 15.400 4.800 22.600L50 67l-20 11.500 4.800-22.600L17.700 40.500l22.900-2.400Z'],
};

function sideIcon(side: CoinSide): SVGElement {
  return svgElement(
    'svg',
    { class: 'coin-icon', viewBox: '0 0 100 100', 'aria-hidden': 'true' },
    ...marks[side].map((d) => svgElement('path', { d })),
  );
}

/** Two faces with layers between them, which look like a milled edge while the coin turns. */
function createCoinBody(): { readonly lift: HTMLElement; readonly coin: HTMLElement } {
  const face = (side: CoinSide) => {
    const marked = element('div', { class: `coin-face coin-${side}` });
    marked.append(sideIcon(side));
    return marked;
  };
  const edge = Array.from({ length: edgeLayers }, (_, layer) =>
    element('i', { class: 'coin-edge', style: `--layer:${layer / (edgeLayers - 1) - 0.5}` }),
  );
  const coin = element('div', { class: 'coin' }, ...edge, face('heads'), face('tails'));
  return { lift: element('div', { class: 'coin-lift', 'aria-hidden': 'true' }, coin), coin };
}
