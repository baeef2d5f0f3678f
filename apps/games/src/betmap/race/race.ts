import * as v from 'valibot';
import { element } from '../../frame/element.ts';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import { createSpots, type Spot } from '../../bets/spots.ts';
import { createTableScene, outcomeView, returnOn } from '../../bets/table-scene.ts';
import { createExactas } from './exactas.ts';
import { kindOf, runnersOf } from './race.rules.ts';
import { createTrack } from './track.ts';
import '../event/event.css';
import './race.css';

const runnerSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const outcomeSchema = v.strictTuple([runnerSchema, runnerSchema, runnerSchema]);

/** A race of eight: the winner, one of the first three, or the first two in order. */
export const createRace: CreateScene = (tools) => {
  const { texts, state } = tools;
  const names = runnersOf(state.game.slug);
  const track = createTrack(kindOf(state.game.slug), names);
  const spots = createSpots({ ...tools, changed: () => changed() }, spotsOf(names, tools));
  const exactas = createExactas(texts, names, spots);
  function changed(): void {
    exactas.update();
    tools.changed();
  }

  const places = names.map(() => element('span', { class: 'place' }));
  const rows = names.map((name, runner) =>
    element(
      'div',
      { class: 'runner-row', role: 'group', 'aria-label': name },
      element('b', { class: `lane-number colours-${runner}` }, String(runner + 1)),
      element('span', { class: 'runner-name' }, name),
      ...places.slice(runner, runner + 1),
      ...['win', 'place'].flatMap((kind) => spots.buttons.get(`${kind}-${runner}`) ?? []),
    ),
  );
  const table = element(
    'div',
    { class: 'event-table race-table', role: 'group', 'aria-label': texts.text('games.roulette.table') },
    element('div', { class: 'runner-rows' }, ...rows),
    exactas.root,
  );

  return createTableScene(tools, {
    root: element('div', { class: 'scene event race' }, track.root, table),
    spots,
    viewSchema: outcomeView(outcomeSchema),
    playText: 'games.bets.play.start',
    rules: { how: ['games.race.how', 'games.race.how_show'], pays: paysOf(names, tools) },
    run: (podium) => track.run(podium),
    settle(podium) {
      track.settle(podium);
      for (const [place, runner] of podium.entries()) {
        places[runner]?.replaceChildren(String(place + 1));
        places[runner]?.setAttribute('data-place', String(place + 1));
      }
    },
    clear() {
      track.clear();
      for (const place of places) {
        place.replaceChildren();
        delete place.dataset['place'];
      }
    },
    resultOf: (podium) =>
      element(
        'li',
        { 'aria-label': podium.map((runner) => names[runner]).join(', ') },
        ...podium.map((runner) => element('i', { class: `lane-number colours-${runner}` }, String(runner + 1))),
      ),
  });
};

function spotsOf(names: readonly string[], tools: SceneTools): readonly Spot[] {
  const { texts, times } = tools;
  const spot = (id: string, kind: 'win' | 'place' | 'exacta', name: string, shown: string): Spot => {
    const pays = times(returnOn(id, tools));
    return { id, name, pays, classes: `odds odds-${kind}`, content: [element('span', {}, shown), element('b', {}, pays)] };
  };
  const single = (kind: 'win' | 'place') => {
    const text = texts.text(kind === 'win' ? 'games.race.win' : 'games.race.place');
    return names.map((name, runner) => spot(`${kind}-${runner}`, kind, `${text} ${runner + 1} ${name}`, text));
  };
  const exacta = texts.text('games.race.exacta');
  const pairs = names.flatMap((first, one) =>
    names.flatMap((second, two) =>
      one === two ? [] : [spot(`exacta-${one}-${two}`, 'exacta', `${exacta} ${one + 1} ${first}, ${two + 1} ${second}`, `${one + 1} – ${two + 1}`)],
    ),
  );
  return [...single('win'), ...single('place'), ...pairs];
}

function paysOf(names: readonly string[], tools: SceneTools): PayRow[] {
  const { texts, times, model } = tools;
  const singles = (['win', 'place'] as const).flatMap((kind) =>
    names.map((name, runner): PayRow => {
      const id = `${kind}-${runner}`;
      return {
        bet: `${texts.text(kind === 'win' ? 'games.race.win' : 'games.race.place')}: ${name}`,
        pays: times(returnOn(id, tools)),
        rtpPercent: model.figuresOf(id).rtpPercent,
      };
    }),
  );
  const exactas = model.exampleSpots.filter((spot) => spot.startsWith('exacta'));
  const returns = exactas.map((spot) => returnOn(spot, tools));
  const rtp = exactas.map((spot) => model.figuresOf(spot).rtpPercent);
  const exacta: PayRow = {
    bet: texts.text('games.race.exacta'),
    pays: `${times(Math.min(...returns))} – ${times(Math.max(...returns))}`,
    rtpPercent: Math.min(...rtp),
  };
  return [...singles, exacta];
}
