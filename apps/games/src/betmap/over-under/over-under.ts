import { formatNumber, formatPercent } from '@playfront/money';
import * as v from 'valibot';
import { createChoice } from '../../bets/choice.ts';
import type { CreateScene, PayRow, Scene, SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { chanceRange, figureOf, spotOf, type RollBet } from './over-under.rules.ts';
import './over-under.css';

const viewSchema = v.object({ outcome: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)) });
const shownResults = 10;
const rollMs = 1_100;

/** A roll of 0.00 to 99.99 over or under a figure. */
export const createOverUnder: CreateScene = (tools): Scene => {
  const { model, texts, times, changed, sound, isMotionReduced } = tools;
  const { text, languageTag } = texts;
  const rollText = (hundredths: number) => formatNumber(hundredths / 100, languageTag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  let bet: RollBet = { side: 'under', chance: 5_000 };
  let isLocked = false;

  const counter = element('output', { class: 'roll', 'aria-hidden': 'true' }, rollText(0));
  const range = element('input', {
    class: 'roll-range',
    type: 'range',
    min: String(chanceRange.least),
    max: String(chanceRange.most),
    step: String(chanceRange.step),
    value: String(bet.chance),
    'aria-label': text('games.dice.chance'),
  });
  const pointer = element('i', { class: 'roll-pointer' });
  const bar = element('div', { class: 'roll-bar' }, element('i', { class: 'roll-win' }), pointer);
  const facts = element('dl', { class: 'roll-facts' });
  const results = element('ol', { class: 'rolls', 'aria-label': text('games.bets.last_results') });
  const side = createChoice<RollBet['side']>(
    text('games.dice.side'),
    [
      { id: 'under', label: text('games.dice.roll_under') },
      { id: 'over', label: text('games.dice.roll_over') },
    ],
    'under',
    (id) => choose({ ...bet, side: id }),
  );
  const root = element('div', { class: 'scene over-under' }, counter, element('div', { class: 'roll-control' }, bar, range), facts);

  const fact = (label: string, value: string) => element('div', {}, element('dt', {}, label), element('dd', {}, value));
  function draw(): void {
    root.dataset['side'] = bet.side;
    root.style.setProperty('--figure', String(figureOf(bet) / 100));
    range.setAttribute('aria-valuetext', formatPercent(bet.chance / 100, languageTag));
    facts.replaceChildren(
      fact(text(bet.side === 'under' ? 'games.dice.roll_under' : 'games.dice.roll_over'), rollText(figureOf(bet))),
      fact(text('games.dice.chance'), formatPercent(bet.chance / 100, languageTag)),
      fact(text('games.bets.pays'), times(returnOf(spotOf(bet), model))),
    );
  }
  function choose(now: RollBet): void {
    if (isLocked) return;
    bet = now;
    clear();
    draw();
    changed();
  }
  range.addEventListener('input', () => choose({ ...bet, chance: Number(range.value) }));
  function clear(): void {
    delete root.dataset['result'];
    delete root.dataset['rolled'];
  }

  /** Counts up to the roll with a slowing counter. */
  async function count(roll: number): Promise<void> {
    const startMs = performance.now();
    for (let passed = 0; passed < rollMs; passed = performance.now() - startMs) {
      const left = 1 - passed / rollMs;
      counter.replaceChildren(rollText(Math.abs((roll + Math.round(9_999 * left * left * left * 3)) % 10_000)));
      await new Promise(requestAnimationFrame);
    }
  }
  draw();

  return {
    layout: 'panel',
    root,
    head: results,
    options: side.root,
    playText: 'games.bets.play.roll',
    bets: () => [{ spot: spotOf(bet), amountMinor: tools.stakeMinor() }],
    lock(locked) {
      isLocked = locked;
      range.disabled = locked;
      side.lock(locked);
    },
    start: clear,
    async show(round, isResumed) {
      const { outcome } = v.parse(viewSchema, round.view);
      root.style.setProperty('--roll', String(outcome / 100));
      root.dataset['rolled'] = '';
      if (!isResumed && !isMotionReduced()) await count(outcome);
      counter.replaceChildren(rollText(outcome));
      sound.press();
      root.dataset['result'] = round.winMinor > 0 ? 'won' : 'lost';
      results.prepend(element('li', { 'data-result': round.winMinor > 0 ? 'won' : 'lost' }, rollText(outcome)));
      while (results.children.length > shownResults) results.lastElementChild?.remove();
    },
    abandon: clear,
    rules: { how: ['games.dice.how_over_under'], pays: paysOf(tools) },
  };
};

function paysOf({ model, texts: { text, languageTag }, times }: SceneTools): PayRow[] {
  return [1_000, 2_500, 5_000, 7_500, 9_500].map((chance) => {
    const spot = spotOf({ side: 'under', chance });
    return {
      bet: `${text('games.dice.chance')} ${formatPercent(chance / 100, languageTag)}`,
      pays: times(returnOf(spot, model)),
      rtpPercent: model.figuresOf(spot).rtpPercent,
    };
  });
}

/** What a spot returns when it wins, in stakes. */
function returnOf(spot: string, model: SceneTools['model']): number {
  const amountMinor = 1_000_000;
  return model.highestReturnOf([{ spot, amountMinor }]) / amountMinor;
}
