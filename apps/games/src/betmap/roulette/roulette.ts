import { colourOf, type Pocket } from '@playfront/game-math';
import { rouletteBets } from '@playfront/i18n/game-names';
import * as v from 'valibot';
import { element, icon } from '../../frame/element.ts';
import type { BetRound } from '../../bets/bet-round.ts';
import type { CreateScene, PayRow, Scene, SceneTools } from '../../bets/scene.ts';
import { createSpots, type Spot } from '../../bets/spots.ts';
import { createRacetrack } from './racetrack.ts';
import { pocketText, tableSpots, wheelOf, type BetKind, type TableSpot } from './table.rules.ts';
import { createWheel } from './wheel.ts';
import './roulette.css';

const viewSchema = v.object({ outcome: v.number() });
const shownResults = 12;

/** European, French and American roulette. */
export const createRoulette: CreateScene = (tools): Scene => {
  const { model, texts, sound, isMotionReduced } = tools;
  const pockets = wheelOf(model.id);
  const wheel = createWheel(pockets, isMotionReduced);
  const spots = createSpots(
    tools,
    tableSpots(model.id).map((spot) => spotOf(spot, tools)),
  );
  const felt = element('div', { class: 'felt', role: 'group', 'aria-label': texts.text('games.roulette.table') }, ...spots.buttons.values());
  const track = createRacetrack(tools, pockets, spots.chips);
  const results = element('ol', { class: 'results', 'aria-label': texts.text('games.bets.last_results') });
  const result = element('div', { class: 'result', 'aria-hidden': 'true', hidden: '' });
  const wheelSide = element('div', { class: 'wheel-side' }, wheel.root, result);
  const root = element('div', { class: 'scene roulette', 'data-view': 'table' }, wheelSide, element('div', { class: 'table-side' }, felt, track));
  const trackButton = createTrackButton(texts.text('games.roulette.racetrack'), (isTrack) => {
    root.dataset['view'] = isTrack ? 'track' : 'table';
  });
  spots.chips.actions.append(trackButton);
  root.addEventListener('click', () => wheel.skip());

  function clear(): void {
    spots.clearWins();
    delete root.dataset['phase'];
    for (const button of spots.buttons.values()) button.classList.remove('drawn');
    result.hidden = true;
  }

  function light(pocket: Pocket, { bets }: BetRound): void {
    root.dataset['phase'] = 'settled';
    spots.showWins(new Map(bets.filter(({ winMinor, amountMinor }) => winMinor > amountMinor).map(({ spot, winMinor }) => [spot, winMinor])));
    spots.buttons.get(`straight-${pocket}`)?.classList.add('drawn');
    result.className = `result number-${colourOf(pocket)}`;
    result.replaceChildren(pocketText(pocket));
    result.hidden = false;
    results.prepend(element('li', { class: `number-${colourOf(pocket)}` }, pocketText(pocket)));
    while (results.children.length > shownResults) results.lastElementChild?.remove();
  }

  return {
    layout: 'table',
    root,
    head: results,
    options: spots.chips.actions,
    playText: 'games.bets.play.spin',
    bets: () => spots.chips.bets(),
    lock: (isLocked) => spots.lock(isLocked),
    start() {
      clear();
      root.dataset['phase'] = 'spinning';
      spots.chips.remember();
    },
    async show(round, isResumed) {
      const { outcome } = v.parse(viewSchema, round.view);
      if (isResumed) wheel.rest(outcome);
      else await wheel.spinTo(outcome);
      sound.press();
      light(outcome, round);
    },
    abandon: clear,
    rules: { how: rulesOf(model.id), pays: paysOf(tools) },
  };
};

function createTrackButton(label: string, onToggle: (isOn: boolean) => void): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'chip-action track-toggle', 'aria-pressed': 'false' },
    icon('M8 5h8a7 7 0 0 1 0 14H8A7 7 0 0 1 8 5', 'M9 9h6a3 3 0 0 1 0 6H9a3 3 0 0 1 0-6'),
    element('span', {}, label),
  );
  button.setAttribute('aria-label', label);
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    onToggle(isOn);
  });
  return button;
}

/** "35 to 1" for a spot that returns 36 stakes. */
function paysText(id: string, { model, texts }: SceneTools): string {
  const stake = 100;
  const returned = model.highestReturnOf([{ spot: id, amountMinor: stake }]) / stake;
  return texts.text('games.bets.pays_to_one', { times: returned - 1 });
}

function spotOf({ id, kind, numbers, place: { x, y, w, h } }: TableSpot, tools: SceneTools): Spot {
  const { texts } = tools;
  const isRange = kind === 'dozen' || kind === 'column';
  const named = numbers.map(pocketText).join(isRange ? '–' : ', ');
  const isSeam = w < 0.5;
  const colour = kind === 'straight' ? ` number-${colourOf(numbers[0] ?? 0)}` : kind === 'red' || kind === 'black' ? ` number-${kind}` : '';
  const shown: Partial<Record<BetKind, string>> = {
    straight: named,
    dozen: named,
    column: '2:1',
    low: '1–18',
    high: '19–36',
    odd: texts.text(rouletteBets.odd),
    even: texts.text(rouletteBets.even),
  };
  const content = kind === 'red' || kind === 'black' ? element('i', { class: 'diamond' }) : element('span', {}, isSeam ? '' : (shown[kind] ?? ''));
  return {
    id,
    name: `${texts.text(rouletteBets[kind])} ${named}`.trim(),
    pays: paysText(id, tools),
    classes: `${isSeam ? 'seam' : `felt-cell kind-${kind}`}${colour}`,
    content: [content],
    style: `--x:${x};--y:${y};--w:${w};--h:${h}`,
  };
}

function rulesOf(modelId: string): Scene['rules']['how'] {
  const table = modelId === 'american-roulette' ? 'games.roulette.how_double_zero' : 'games.roulette.how_single_zero';
  const partage = modelId === 'french-roulette' ? (['games.roulette.how_partage'] as const) : [];
  const track = modelId === 'american-roulette' ? 'games.roulette.how_neighbours' : 'games.roulette.how_calls';
  return ['games.roulette.how', table, ...partage, track];
}

/** One row for each kind of bet; red represents all even chances. */
function paysOf(tools: SceneTools): PayRow[] {
  const kinds = new Map(tableSpots(tools.model.id).map((spot) => [spot.kind, spot] as const));
  for (const kind of ['odd', 'even', 'low', 'high', 'black'] as const) kinds.delete(kind);
  return [...kinds].map(([kind, { id }]) => ({
    bet: tools.texts.text(kind === 'red' ? 'games.roulette.even_chances' : rouletteBets[kind]),
    pays: paysText(id, tools),
    rtpPercent: tools.model.figuresOf(id).rtpPercent,
  }));
}
