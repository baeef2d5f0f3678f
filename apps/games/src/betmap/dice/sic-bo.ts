import { element } from '../../frame/element.ts';
import type { CreateScene, PayRow, SceneTools } from '../../bets/scene.ts';
import type { Spot } from '../../bets/spots.ts';
import { paysToOne } from '../../bets/table-scene.ts';
import type { TextId } from '../../frame/texts.ts';
import { createDiceScene } from './dice-scene.ts';
import { dieFace } from './die.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => [low, high] as const));
const totals = Array.from({ length: 14 }, (_, index) => index + 4);

/** A kind of bet, with one of its spots for the rules. */
const kinds = [
  { id: 'small', text: 'games.dice.small' },
  { id: 'any-triple', text: 'games.dice.any_triple' },
  { id: 'triple-1', text: 'games.dice.triple' },
  { id: 'double-1', text: 'games.dice.double' },
  { id: 'combo-1-2', text: 'games.dice.combination' },
] as const satisfies readonly { id: string; text: TextId }[];

/** Sic bo: three dice and the usual table. */
export const createSicBo: CreateScene = (tools) =>
  createDiceScene(tools, {
    dice: 3,
    name: 'sic-bo',
    spots: spotsOf(tools),
    rules: { how: ['games.dice.how_sic_bo', 'games.dice.how_triple'], pays: paysOf(tools) },
  });

function spotsOf(tools: SceneTools): readonly Spot[] {
  const { text } = tools.texts;
  const spot = (id: string, kind: string, name: string, ...content: (Node | string)[]): Spot => {
    const pays = paysToOne(id, tools);
    return { id, name, pays, classes: `dice-cell ${kind}`, content: [...content, element('small', {}, pays)] };
  };
  const even = (['small', 'odd', 'any-triple', 'even', 'big'] as const).map((id) => {
    const name = text(id === 'any-triple' ? 'games.dice.any_triple' : `games.dice.${id}`);
    const note = id === 'small' ? '4–10' : id === 'big' ? '11–17' : '';
    return spot(id, `even even-${id}`, name, element('b', {}, name), note);
  });
  return [
    ...even,
    ...faces.map((face) => spot(`double-${face}`, 'double', `${text('games.dice.double')} ${face}`, dieFace(face), dieFace(face))),
    ...faces.map((face) => spot(`triple-${face}`, 'triple', `${text('games.dice.triple')} ${face}`, dieFace(face), dieFace(face), dieFace(face))),
    ...totals.map((total) => spot(`total-${total}`, 'total', `${text('games.dice.total')} ${total}`, element('b', {}, String(total)))),
    ...pairs.map(([low, high]) =>
      spot(`combo-${low}-${high}`, 'combo', `${text('games.dice.combination')} ${low}, ${high}`, dieFace(low), dieFace(high)),
    ),
    ...faces.map((face): Spot => {
      const pays = text('games.dice.single_pays');
      return {
        id: `single-${face}`,
        name: `${text('games.dice.single')} ${face}`,
        pays,
        classes: 'dice-cell single',
        content: [dieFace(face)],
      };
    }),
  ];
}

function paysOf(tools: SceneTools): PayRow[] {
  const { text } = tools.texts;
  const row = (bet: string, id: string, pays = paysToOne(id, tools)): PayRow => ({ bet, pays, rtpPercent: tools.model.figuresOf(id).rtpPercent });
  const evens = [text('games.dice.small'), text('games.dice.big'), text('games.dice.odd'), text('games.dice.even')].join(', ');
  return [
    row(evens, 'small'),
    ...kinds.slice(1).map(({ id, text: name }) => row(text(name), id)),
    ...[4, 5, 6, 7, 8, 9, 10].map((total) => row(`${text('games.dice.total')} ${total} / ${21 - total}`, `total-${total}`)),
    row(text('games.dice.single'), 'single-1', text('games.dice.single_pays')),
  ];
}
