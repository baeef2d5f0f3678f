import { crashMultipleAt, crashTimeOf, type Hundredths } from '@playfront/game-math';
import { element, icon, svgElement } from '../frame/element.ts';
import type { Texts } from '../frame/texts.ts';
import { createCraft } from './crafts.ts';
import { createCurve } from './curve.ts';
import { drawnMs, drawnMultiple, type Flight } from './flight.rules.ts';
import { write, type Formats } from './formats.ts';

/** What the scene shows. `lost`: what a lost connection means for the bets; undefined while there is one. */
export type SceneView = { readonly flight: Flight; readonly lost: string | undefined };

export type FlightScene = { readonly root: HTMLElement; show(view: SceneView): void };

type SceneTools = { readonly texts: Texts; readonly formats: Formats; readonly slug: string; readonly stage: string };

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** With reduced motion the curve has always the shape that it has after this time. */
const stillMs = crashTimeOf(237);
const flyAwayMs = 900;

/** The texts over the flight. */
function createReadout() {
  const line = (name: string) => element('p', { class: `readout-${name}` });
  const [above, number, below] = [line('above'), line('number'), line('below')];
  const bar = element('i', { class: 'countdown-bar' });
  const countdown = element('div', { class: 'countdown', 'aria-hidden': 'true' }, bar);
  return {
    root: element('div', { class: 'readout' }, above, number, countdown, below),
    write(texts: { readonly above?: string; readonly number: string; readonly below?: string }) {
      write(above, texts.above ?? '');
      write(number, texts.number);
      write(below, texts.below ?? '');
    },
    showLeft(share: number) {
      bar.style.transform = `scaleX(${Math.min(1, Math.max(0, share))})`;
    },
  };
}

function createLost() {
  const text = element('p', {});
  const cut = icon(
    'M12 18h.01',
    'M9.200 15.200a4 4 0 0 1 5.600 0',
    'M6.300 12.300a8 8 0 0 1 2.200-1.600',
    'M3 3l18 18',
    'M12.500 10.100a8 8 0 0 1 5.200 2.200',
  );
  const root = element('div', { class: 'lost', role: 'status' }, cut, text);
  return {
    root,
    show(shown: string | undefined) {
      root.hidden = shown === undefined;
      write(text, shown ?? '');
    },
  };
}

/** The flight: the multiple, the curve and what flies on it. It is drawn in every frame of a flight and of the countdown. */
export function createFlightScene({ texts: { text }, formats, slug, stage }: SceneTools): FlightScene {
  const craft = svgElement('g', { class: 'craft' }, svgElement('g', { class: 'craft-bob' }, createCraft(slug)));
  const curve = createCurve(craft, formats);
  const readout = createReadout();
  const lost = createLost();
  const root = element(
    'section',
    { class: 'flight' },
    element('img', { class: 'stage', alt: '', src: stage }),
    element('div', { class: 'sky', 'aria-hidden': 'true' }),
    curve.root,
    readout.root,
    lost.root,
  );
  let view: SceneView = { flight: { state: 'waiting' }, lost: undefined };
  let frame = 0;
  /** The longest time that was drawn in this flight: the curve never goes back. */
  let reachedMs = 0;

  function drawFlight(flight: Extract<Flight, { state: 'flying' }>, nowMs: number): void {
    const isStill = reducedMotion.matches;
    if (!view.lost) reachedMs = Math.max(reachedMs, isStill ? flight.tick.elapsedMs : drawnMs(flight, nowMs));
    const multiple = view.lost ? flight.tick.multiple : drawnMultiple(flight, reachedMs);
    readout.write({ number: formats.times(multiple), below: text(view.lost ? 'games.crash.last_value' : 'games.crash.flying') });
    drawCurve(view.lost ? flight.tick.elapsedMs : reachedMs, multiple);
  }

  function drawCurve(elapsedMs: number, multiple: Hundredths): void {
    if (reducedMotion.matches) curve.draw(stillMs, crashMultipleAt(stillMs), false);
    else curve.draw(elapsedMs, multiple, true);
  }

  function draw(nowMs: number): void {
    const { flight } = view;
    if (flight.state === 'betting') {
      const leftMs = flight.closesAtMs - nowMs;
      readout.write({ above: text('games.crash.closes'), number: formats.seconds(leftMs, 1) });
      readout.showLeft(leftMs / flight.opensForMs);
    } else if (flight.state === 'flying') drawFlight(flight, nowMs);
    else if (flight.state === 'crashed') {
      const time = formats.seconds(Math.ceil((flight.nextAtMs - nowMs) / 1_000) * 1_000, 0);
      readout.write({ number: formats.times(flight.bust), below: text('games.crash.flew_away', { time }) });
    } else readout.write({ number: '', below: text('games.crash.waiting') });
  }

  function run(nowMs: number): void {
    draw(nowMs);
    const isMoving = view.flight.state !== 'waiting' && !view.lost;
    frame = isMoving && !reducedMotion.matches ? requestAnimationFrame(run) : 0;
  }

  // With reduced motion the figures still change, but only with the ticks and a few times a second.
  setInterval(() => {
    if (frame === 0) draw(performance.now());
  }, 100);

  function startOf(state: Flight['state']): void {
    root.dataset['state'] = state;
    if (state === 'betting' || state === 'waiting') {
      reachedMs = 0;
      curve.park();
    }
    if (state === 'crashed' && view.flight.state === 'crashed') {
      // A page that opened after the end has no flight to draw.
      if (reachedMs > 0) drawCurve(reachedMs, view.flight.bust);
      else curve.clear();
      if (!reducedMotion.matches && reachedMs > 0) curve.flyAway(flyAwayMs);
    }
  }

  return {
    root,
    show(now) {
      const before = view.flight.state;
      const isFirst = root.dataset['state'] === undefined;
      view = now;
      if (isFirst || before !== now.flight.state) startOf(now.flight.state);
      root.dataset['lost'] = String(now.lost !== undefined);
      lost.show(now.lost);
      if (frame === 0) run(performance.now());
    },
  };
}
