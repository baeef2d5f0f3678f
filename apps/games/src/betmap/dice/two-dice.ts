import { element } from '../../frame/element.ts';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import type { Spot } from '../../bets/spots.ts';
import { paysToOne } from '../../bets/table-scene.ts';
import { createDiceScene } from './dice-scene.ts';
import { dieFace } from './die.ts';

const totals = Array.from({ length: 11 }, (_, index) => index + 2);

/** Two dice: the field, under or over seven, a double, and every total. */
export const createTwoDice: CreateScene = (tools) =>
  createDiceScene(tools, {
    dice: 2,
    name: 'two-dice',
    spots: spotsOf(tools),
    rules: { how: ['games.dice.how_two_dice', 'games.dice.how_field'], pays: paysOf(tools) },
  });

function namesOf({ texts: { text } }: SceneTools) {
  return {
    field: text('games.dice.field'),
    'under-7': text('games.dice.under_seven'),
    'over-7': text('games.dice.over_seven'),
    double: text('games.dice.any_double'),
  };
}

function paysFor(id: string, tools: SceneTools): string {
  return id === 'field' ? tools.texts.text('games.dice.field_pays') : paysToOne(id, tools);
}

function spotsOf(tools: SceneTools): readonly Spot[] {
  const names = namesOf(tools);
  const spot = (id: string, kind: string, name: string, ...content: (Node | string)[]): Spot => {
    const pays = paysFor(id, tools);
    return { id, name, pays, classes: `dice-cell ${kind}`, content: [...content, element('small', {}, pays)] };
  };
  return [
    spot('under-7', 'half', names['under-7'], element('b', {}, names['under-7'])),
    spot('double', 'half', names.double, dieFace(3), dieFace(3), element('b', {}, names.double)),
    spot('over-7', 'half', names['over-7'], element('b', {}, names['over-7'])),
    ...totals.map((total) => spot(`total-${total}`, 'total', `${tools.texts.text('games.dice.total')} ${total}`, element('b', {}, String(total)))),
    spot('field', 'field', names.field, element('b', {}, names.field), '2, 3, 4, 9, 10, 11, 12'),
  ];
}

function paysOf(tools: SceneTools): PayRow[] {
  const names = namesOf(tools);
  const row = (id: string, bet: string): PayRow => ({ bet, pays: paysFor(id, tools), rtpPercent: tools.model.figuresOf(id).rtpPercent });
  return [
    ...(['field', 'under-7', 'over-7', 'double'] as const).map((id) => row(id, names[id])),
    ...[2, 3, 4, 5, 6, 7].map((total) =>
      row(`total-${total}`, `${tools.texts.text('games.dice.total')} ${total === 7 ? total : `${total} / ${14 - total}`}`),
    ),
  ];
}
