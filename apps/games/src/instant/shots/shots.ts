import { formatNumber } from '@playfront/money';
import * as v from 'valibot';
import type { CreateScene, Scene } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createPauses } from '../pauses.ts';
import { createPills } from '../pills.ts';
import { readPrizes } from '../prizes.ts';
import { createField } from './field.ts';
import { createTargetStrip } from './target-strip.ts';
import { stakesOf } from './targets.rules.ts';
import './shots.css';

/** Where the game starts: a target that is hit about once in five shots. */
const firstSpot = 'target-5';
const [hitMs, missMs] = [700, 320];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Fishing and shooting: each shot is a bet on one target. */
export const createShots: CreateScene = (tools): Scene => {
  const { model, texts, sound, times, format, changed, play, stakeMinor, isMotionReduced } = tools;
  const { text } = texts;
  const kind = model.id === 'fishing' ? 'fishing' : 'shooting';
  const spots = model.exampleSpots;
  const returns = spots.map(stakesOf);
  const field = createField(kind, returns, times, tap);
  const strip = createTargetStrip(text('games.shots.target'), returns.map(times), choose, shoot);
  const root = element('div', { class: `scene shots ${kind}` }, element('i', { class: 'backdrop' }), field.root);
  const pauses = createPauses(root);
  const pills = createPills(text('games.bets.last_results'));
  let chosen = Math.max(0, spots.indexOf(firstSpot));
  let isLocked = false;

  function show(index: number): void {
    chosen = index;
    strip.show(index);
    field.choose(index);
  }
  function choose(index: number): void {
    if (isLocked || index === chosen) return;
    show(index);
    changed();
  }
  function shoot(): void {
    if (!isLocked) play();
  }
  function tap(index: number): void {
    choose(index);
    shoot();
  }
  document.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step !== undefined && event.target === document.body) strip.step(step);
  });
  // Sizes are known only once the page has been laid out.
  requestAnimationFrame(() => show(chosen));
  strip.show(chosen);

  return {
    layout: 'panel',
    root,
    head: pills.root,
    options: strip.root,
    playText: 'games.bets.play.shoot',
    bets: () => [{ spot: spots[chosen] ?? firstSpot, amountMinor: stakeMinor() }],
    lock(locked) {
      isLocked = locked;
    },
    start: () => field.aim(),
    async show(round, isResumed) {
      const [prize] = readPrizes(v.boolean(), round);
      if (!prize) return;
      const isStill = isResumed || isMotionReduced();
      if (!isStill) await pauses.wait(field.fire());
      sound.press();
      if (prize.shown) field.hit(format(round.winMinor));
      else if (!isStill) field.miss();
      pills.add(times(prize.stakes), prize.shown);
      if (!isStill) await pauses.wait(prize.shown ? hitMs : missMs);
      field.release();
    },
    abandon: () => field.release(),
    rules: {
      how: ['games.shots.how', 'games.shots.how_aim'],
      pays: spots.map((spot, index) => {
        const { hitRate, rtpPercent } = model.figuresOf(spot);
        const count = formatNumber(1 / hitRate, texts.languageTag, { maximumFractionDigits: 2 });
        return { bet: text('games.rules.one_in', { count }), pays: times(returns[index] ?? 0), rtpPercent };
      }),
    },
  };
};
