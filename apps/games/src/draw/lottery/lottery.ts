import { lottery535, lottery649, type PickedNumbersModel } from '@playfront/game-math';
import type { CreateScene, Scene, SceneTools } from '../../bets/scene.ts';
import { element } from '../../frame/element.ts';
import { createCountStepper } from '../count-stepper.ts';
import { readDrawView } from '../drawn.schema.ts';
import { quickPick } from '../number-grid.rules.ts';
import { createPace, type Pace } from '../pace.ts';
import { payLines, payRows } from '../pay-lines.ts';
import { createPays } from '../pays.ts';
import { bestTicket, resized, resultsOf, ticketBets, type TicketResult, type Tickets } from './lottery.rules.ts';
import { createMachine } from './machine.ts';
import { createPaper } from './paper.ts';
import '../draw.css';
import './lottery.css';

const mixMs = 900;
const ballMs = 620;

/** Five of thirty-five numbers. */
export const createLottery535: CreateScene = (tools) => createLottery(lottery535, 5, tools);
/** Six of forty-nine numbers. */
export const createLottery649: CreateScene = (tools) => createLottery(lottery649, 6, tools);

/** Tickets to fill in, and a drum that draws. */
function createLottery({ rules }: PickedNumbersModel, picksPerTicket: number, tools: SceneTools): Scene {
  const { texts, sound, stakeMinor, isMotionReduced } = tools;
  const { text } = texts;
  const { all, maxBets } = rules;
  const countText = (count: number) => text('games.lottery.tickets', { count });
  let tickets: Tickets = [new Set()];
  let chosen = 0;
  let drawn: readonly number[] = [];
  let results: readonly (TicketResult | undefined)[] = [];
  let isLocked = false;

  const pace = createPace();
  const pays = createPays(texts);
  const machine = createMachine(rules, tools);
  const paper = createPaper(tools, {
    all,
    picksPerTicket,
    onChoose: (index) => {
      chosen = index;
      update();
    },
    onFill: (picks) => change(tickets.map((ticket, index) => (index === chosen ? picks : ticket))),
  });
  const count = createCountStepper(texts, text('games.lottery.your_tickets'), maxBets, countText, (now) => {
    chosen = Math.min(now > tickets.length ? now - 1 : chosen, now - 1);
    change(resized(tickets, now, () => quickPick(picksPerTicket, all)));
  });
  const root = element('div', { class: 'scene lottery' }, machine.root, pays.row, paper.root);
  root.addEventListener('click', () => pace.skip());

  function update(): void {
    paper.show({ tickets, chosen, drawn, results, isLocked });
    count.show(tickets.length, isLocked);
    if (drawn.length > 0) pays.mark([String(drawn.filter((ball) => tickets[chosen]?.has(ball)).length)], results[chosen]?.isWon);
  }
  function clear(): void {
    drawn = [];
    results = [];
    delete root.dataset['phase'];
    paper.clearDrawn();
    pays.mark([]);
    machine.fill();
    update();
  }
  function change(now: Tickets): void {
    if (isLocked) return;
    tickets = now;
    sound.press();
    if (drawn.length > 0) clear();
    update();
    tools.changed();
  }
  function showPays(): void {
    pays.set(payLines(rules, picksPerTicket, tools));
  }
  function land(ball: number, isStill: boolean): void {
    drawn = [...drawn, ball];
    paper.markDrawn(ball, isStill);
    update();
    if (!isStill) sound.press();
  }

  showPays();
  update();

  return {
    layout: 'panel',
    root,
    options: element('div', { class: 'draw-options' }, count.root, pays.table),
    playText: 'games.bets.play.play',
    bets: () => ticketBets(tickets, picksPerTicket, stakeMinor()),
    stakeChanged: showPays,
    lock(locked) {
      isLocked = locked;
      update();
    },
    start() {
      clear();
      root.dataset['phase'] = 'drawing';
      machine.mix(true);
    },
    async show(round, isResumed) {
      const { drawn: balls } = readDrawView(round.view, all);
      const launch = (ball: number, isStepStill: boolean) => machine.drawBall(ball, balls.indexOf(ball), root, isStepStill);
      await drawAll(pace, balls, { launch, land }, isResumed || isMotionReduced());
      machine.mix(false);
      results = resultsOf(tickets, round.bets);
      // The best ticket lies on top.
      chosen = bestTicket(results) ?? chosen;
      root.dataset['phase'] = 'settled';
      update();
    },
    abandon: clear,
    rules: {
      how: [picksPerTicket === 5 ? 'games.lottery.how_five' : 'games.lottery.how_six', 'games.lottery.how_draw'],
      pays: payRows(rules, tools),
    },
  };
}

type OnBall = (ball: number, isStill: boolean) => void;

/** Mixes, then draws ball by ball. A ball lands when the next one leaves the drum. */
function drawAll(pace: Pace, balls: readonly number[], { launch, land }: { launch: OnBall; land: OnBall }, isStill: boolean): Promise<void> {
  return pace.run(
    balls.length + 2,
    (step) => (step === 0 ? mixMs : step > balls.length ? 0 : ballMs),
    (step, isStepStill) => {
      const [leaving, arriving] = [balls[step - 1], balls[step - 2]];
      if (leaving !== undefined) launch(leaving, isStepStill);
      if (arriving !== undefined) land(arriving, isStepStill);
    },
    isStill,
  );
}
