import { wheelFields } from '@playfront/game-math';
import * as v from 'valibot';
import type { CreateScene, Scene } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createPauses } from '../pauses.ts';
import { createPills } from '../pills.ts';
import { readPrizes } from '../prizes.ts';
import { createDisc } from './disc.ts';
import { returnsOf } from './wheel.rules.ts';
import './wheel.css';

const fieldSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(wheelFields.length - 1));
const returns = returnsOf(wheelFields);
const classOf = (stakes: number) => `wheel-return-${returns.findIndex((one) => one.stakes === stakes)}`;

/** A wheel of fifty fields. */
export const createFiftyWheel: CreateScene = (tools): Scene => {
  const { texts, sound, times, stakeMinor, isMotionReduced, model } = tools;
  const { text } = texts;
  const disc = createDisc(wheelFields, times, classOf);
  const shares = returns.toReversed().map(({ stakes, fields }) => ({
    stakes,
    entry: element(
      'li',
      { class: classOf(stakes) },
      element('b', {}, times(stakes)),
      element('span', {}, text('games.wheel.fields', { fields, total: wheelFields.length })),
    ),
  }));
  const legend = element('ul', { class: 'wheel-legend' }, ...shares.map(({ entry }) => entry));
  const root = element('div', { class: 'scene fifty-wheel' }, disc.root, legend);
  const pauses = createPauses(root);
  const pills = createPills(text('games.bets.last_results'));
  root.addEventListener('click', () => pauses.skip());

  function clear(): void {
    disc.clear();
    for (const { entry } of shares) delete entry.dataset['lit'];
  }

  return {
    layout: 'panel',
    root,
    head: pills.root,
    playText: 'games.bets.play.spin',
    bets: () => [{ spot: 'wheel', amountMinor: stakeMinor() }],
    lock: () => {},
    start() {
      clear();
      if (!isMotionReduced()) disc.turn();
    },
    async show(round, isResumed) {
      const [prize] = readPrizes(fieldSchema, round);
      if (!prize) return;
      const ms = disc.stopAt(prize.shown, isResumed || isMotionReduced());
      if (ms > 0) await pauses.wait(ms);
      sound.press();
      disc.light(prize.stakes > 1);
      for (const { entry, stakes } of shares) if (stakes === prize.stakes) entry.dataset['lit'] = 'true';
      pills.add(times(prize.stakes), prize.stakes > 1);
    },
    abandon() {
      disc.rest();
      clear();
    },
    rules: {
      how: ['games.wheel.how'],
      pays: returns
        .toReversed()
        .filter(({ stakes }) => stakes > 0)
        .map(({ stakes, fields }) => ({
          bet: text('games.wheel.fields', { fields, total: wheelFields.length }),
          pays: times(stakes),
          rtpPercent: model.figuresOf('wheel').rtpPercent,
        })),
    },
  };
};
