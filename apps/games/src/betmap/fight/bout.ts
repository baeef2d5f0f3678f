import type { Ending, Fight } from '@playfront/game-math';
import { element, svgElement } from '../../frame/element.ts';
import type { TextId, Texts } from '../../frame/texts.ts';
import { runTimeline } from '../event/timeline.ts';
import type { Run } from '../../bets/table-scene.ts';
import { blowsOf, fighters, type Blow, type Fighter, type fightersOf } from './fight.rules.ts';

export const endingTexts = {
  knockout: 'games.fight.knockout',
  submission: 'games.fight.submission',
  decision: 'games.fight.decision',
} as const satisfies Record<Ending, TextId>;

const roundMs = 1900;

export type Bout = { readonly root: HTMLElement; run(fight: Fight): Run; settle(fight: Fight): void; clear(): void };

type BoutParts = { readonly texts: Pick<Texts, 'text'>; readonly names: ReturnType<typeof fightersOf>; readonly armed: boolean };

/** Two fighters in a ring, with their health and the round. */
export function createBout({ texts: { text }, names, armed }: BoutParts): Bout {
  const bars = { red: element('i', { class: 'health-left' }), blue: element('i', { class: 'health-left' }) };
  const bodies = { red: createFighter('red', armed), blue: createFighter('blue', armed) };
  const round = element('b', { class: 'bout-round' });
  const corner = (fighter: Fighter) =>
    element('div', { class: `corner corner-${fighter}` }, element('span', {}, names[fighter]), element('div', { class: 'health' }, bars[fighter]));
  const spark = element('i', { class: 'spark' });
  const verdict = element('div', { class: 'verdict' });
  const ring = element('div', { class: 'ring' }, element('div', { class: 'ropes' }), bodies.red, bodies.blue, spark);
  const board = element('div', { class: 'corners' }, corner('red'), round, corner('blue'));
  const root = element('div', { class: 'event-show bout', 'aria-hidden': 'true' }, element('div', { class: 'lights' }), board, ring, verdict);
  const roundText = (number: number) => text('games.fight.round', { round: number });
  let blows: readonly Blow[] = [];

  function showHealth(left: Readonly<Record<Fighter, number>>): void {
    for (const fighter of fighters) bars[fighter].style.transform = `scaleX(${left[fighter] / 100})`;
  }

  function strike({ by, round: number, left }: Blow): void {
    const other = by === 'red' ? 'blue' : 'red';
    const side = by === 'red' ? 1 : -1;
    bodies[by].animate({ translate: ['0 0', `${side * 13}cqi 0`, '0 0'], easing: 'ease-out' }, { duration: 280 });
    bodies[by].querySelector('.arm-near')?.animate({ transform: ['none', 'translate(14px, -8px) rotate(-30deg)', 'none'] }, { duration: 280 });
    bodies[other].animate(
      { translate: ['0 0', `${side * 3}cqi 0`, '0 0'], rotate: ['0deg', `${side * 9}deg`, '0deg'] },
      { duration: 300, delay: 110 },
    );
    spark.style.left = by === 'red' ? '58%' : '42%';
    spark.animate({ opacity: [0, 1, 0], transform: ['scale(0.2)', 'scale(1.2)', 'scale(1.6)'] }, { duration: 300, delay: 100 });
    round.replaceChildren(roundText(number));
    showHealth(left);
  }

  function clear(): void {
    blows = [];
    delete root.dataset['ending'];
    delete root.dataset['winner'];
    root.classList.remove('moving');
    round.replaceChildren(roundText(1));
    verdict.replaceChildren();
    showHealth({ red: 100, blue: 100 });
  }
  clear();

  return {
    root,
    clear,
    run(fight) {
      blows = blowsOf(fight, Math.random);
      root.classList.add('moving');
      let shown = 0;
      return runTimeline(root, fight.round * roundMs + 300, (share) => {
        const now = blows.filter(({ at }) => at <= share).length;
        const latest = blows[now - 1];
        if (latest && now > shown) strike(latest);
        shown = now;
      });
    },
    settle(fight) {
      if (blows.length === 0) blows = blowsOf(fight, Math.random);
      const last = blows.at(-1);
      if (last) showHealth(last.left);
      root.classList.remove('moving');
      round.replaceChildren(roundText(fight.round));
      root.dataset['ending'] = fight.ending;
      root.dataset['winner'] = fight.winner;
      const how = text(endingTexts[fight.ending]);
      const detail = fight.ending === 'decision' ? how : `${how} · ${roundText(fight.round)}`;
      verdict.replaceChildren(element('b', {}, names[fight.winner]), element('span', {}, detail));
    },
  };
}

/** A fighter on guard, facing right; the blue one is mirrored by its style. */
function createFighter(fighter: Fighter, armed: boolean): HTMLElement {
  const path = (className: string, d: string) => svgElement('path', { class: className, d });
  const glove = (cx: number, cy: number, r: number) => svgElement('circle', { class: 'glove', cx: String(cx), cy: String(cy), r: String(r) });
  const hand = (x: number, y: number, r: number) =>
    armed
      ? [
          svgElement('circle', { class: 'skin', cx: String(x), cy: String(y), r: '6' }),
          path('blade', `M${x} ${y + 8}L${x + 24} ${y - 50}l-4 -4L${x - 5} ${y + 5}Z`),
        ]
      : [glove(x, y, r), path('cuff', `M${x - r} ${y + r - 3}l6 7 7-5`)];
  const art = svgElement(
    'svg',
    { class: 'fighter-art', viewBox: '0 0 120 200' },
    svgElement('ellipse', { class: 'floor-shadow', cx: '58', cy: '194', rx: '50', ry: '7' }),
    path('skin-limb leg-back', 'M48 132L36 158L31 178'),
    path('boot', 'M23 168l14 5 -3 14 9 7H20Z'),
    svgElement('g', { class: 'arm-far' }, path('skin-limb far', 'M74 62L94 80L98 58'), glove(99, 50, armed ? 7 : 10)),
    path('skin-limb', 'M72 132L86 158L83 178'),
    path('boot', 'M75 170l15 1 0 16 11 7H76Z'),
    path('skin', 'M40 58C44 46 78 44 84 56C86 72 82 88 80 106H46C42 90 36 74 40 58Z'),
    path('muscle', 'M50 66c8 6 18 6 26-1M62 66v34M54 84h17'),
    path('trunks', 'M44 100H82L92 142H68L63 124L54 142H30Z'),
    path('belt', 'M44 98h38v7H44Z'),
    path('skin', 'M56 38h14v14H56Z'),
    svgElement('circle', { class: 'skin', cx: '66', cy: '28', r: '17' }),
    path('hair', 'M49 28C47 12 62 6 74 10C82 13 84 20 82 23C74 20 64 20 58 24L56 34Z'),
    svgElement('circle', { class: 'eye-dot', cx: '78', cy: '31', r: '1.8' }),
    path('muscle', 'M75 37.5h6'),
    path('band', 'M50 24C60 19 74 18 83 23L83 27C74 23 60 24 50 29Z'),
    svgElement('g', { class: 'arm-near' }, path('skin-limb', 'M48 62L54 92L80 78'), ...hand(84, 70, 11)),
  );
  return element('div', { class: `fighter fighter-${fighter}` }, element('div', { class: 'stance' }, art));
}
