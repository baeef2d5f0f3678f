// Tables, draws and instant games.
import { balls, board } from '../motifs/balls.ts';
import { ballsCage } from '../motifs/balls-cage.ts';
import { cards, chips, hilo } from '../motifs/cards.ts';
import { chipsSplash } from '../motifs/chips-splash.ts';
import { cardsHand } from '../motifs/cards-hand.ts';
import { diceOf } from '../motifs/dice.ts';
import { football } from '../motifs/football.ts';
import { gloves } from '../motifs/gloves.ts';
import { roulette } from '../motifs/roulette.ts';
import { rouletteTable } from '../motifs/roulette-table.ts';
import { target } from '../motifs/target.ts';
import { ticket } from '../motifs/ticket.ts';
import { ticketFan } from '../motifs/ticket-fan.ts';
import { wheel } from '../motifs/wheel.ts';
import { air, felt, motif as m, type Motif } from './motif.ts';

export const tables: Record<string, Motif> = {
  roulette: m(
    { first: roulette, table: rouletteTable },
    'salon hall sunburst space',
    'bordeaux felt noir royal dusk abyss',
    'gilded deco didone',
    'none bars',
    { scale: 0.98, companions: felt },
  ),
  cards: m(
    { first: cards, hand: cardsHand },
    'salon hall sunburst space street',
    'felt bordeaux royal noir dusk abyss',
    'didone deco poster gilded',
    'none bars',
    { companions: felt },
  ),
  hilo: m(hilo, 'salon sunburst hall', 'royal felt orchid dusk', 'chunky poster lucky', 'none bars', {
    scale: 0.88,
    dy: -24,
    companions: 'none sparks',
  }),
  chips: m(
    { first: chips, splash: chipsSplash },
    'salon hall sunburst street',
    'noir felt bordeaux royal orchid abyss',
    'deco gilded poster',
    'none bars',
    { companions: felt },
  ),
  dice: m(diceOf(2), 'salon hall sunburst', 'felt royal bordeaux orchid', 'poster chunky impact', 'none bars', { companions: 'none coins sparks' }),
  'three-dice': m(diceOf(3), 'garden hall sunburst', 'bordeaux jade noir dusk', 'impact carved deco', 'blossom none bars', {
    companions: 'none coins sparks',
  }),
  balls: m({ first: balls, cage: ballsCage }, 'sunburst salon clouds', 'royal orchid dusk sky', 'chunky lucky neon', 'none bars', {
    scale: 0.92,
    dy: -28,
    companions: 'none sparks orbs',
  }),
  board: m(board, 'space salon hall', 'royal abyss felt orchid', 'neon chunky poster', 'none coins', {
    scale: 0.92,
    dy: -36,
    companions: 'none sparks',
  }),
  target: m(target, 'track grove sunburst', 'sky jade desert rust', 'stencil poster impact', 'grass none', {
    scale: 0.86,
    dy: -46,
    companions: 'none sparks',
  }),
  football: m(football, 'track sunburst clouds', 'felt sky jade royal', 'chrome impact poster', 'grass none', {
    scale: 0.86,
    dy: -44,
    companions: air,
  }),
  gloves: m(gloves, 'salon forge storm', 'noir ember royal dusk', 'impact stencil poster', 'none bars embers', {
    scale: 0.92,
    dy: -40,
    companions: 'none sparks',
  }),
  wheel: m(wheel, 'sunburst salon space', 'royal orchid bordeaux citrus', 'lucky chunky neon', 'coins bars', {
    scale: 0.86,
    dy: -36,
    companions: 'none sparks coins',
  }),
  ticket: m(
    { first: ticket, fan: ticketFan },
    'sunburst salon clouds grove',
    'orchid royal jade citrus dusk',
    'chunky lucky script',
    'coins none bars',
    {
      scale: 0.94,
      dy: -22,
      companions: 'none sparks gems',
    },
  ),
};
