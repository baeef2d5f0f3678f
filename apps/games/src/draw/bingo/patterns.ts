import { returnOf, times as multipleOf, type BingoPattern, type BingoRules } from '@playfront/game-math';
import type { PayRow, SceneTools } from '../../bets/scene.ts';
import { svgElement } from '../../frame/element.ts';
import type { TextId } from '../../frame/texts.ts';
import type { PayLine } from '../pays.ts';

export const patternTexts = {
  full: 'games.bingo.pattern.full',
  perimeter: 'games.bingo.pattern.perimeter',
  x: 'games.bingo.pattern.x',
  'three-lines': 'games.bingo.pattern.three_lines',
  'two-lines': 'games.bingo.pattern.two_lines',
  'v-or-w': 'games.bingo.pattern.v_or_w',
  line: 'games.bingo.pattern.line',
  corners: 'games.bingo.pattern.corners',
} as const satisfies Record<BingoPattern['id'], TextId>;

/** A small card with the cells of a pattern. */
function drawPattern({ shape: { rows, columns } }: BingoRules, { groups }: BingoPattern): SVGElement {
  const cells = Array.from({ length: rows * columns }, (_, cell) =>
    svgElement('rect', {
      x: String((cell % columns) * 5),
      y: String(Math.floor(cell / columns) * 5),
      width: '4',
      height: '4',
      rx: '1',
      class: groups[0]?.includes(cell) ? 'on' : 'off',
    }),
  );
  return svgElement('svg', { class: 'pattern', viewBox: `0 0 ${columns * 5 - 1} ${rows * 5 - 1}`, 'aria-hidden': 'true' }, ...cells);
}

/** What each pattern returns on one card, highest first. */
export function patternLines(rules: BingoRules, { texts, format, times, stakeMinor }: SceneTools): readonly PayLine[] {
  return rules.patterns.map((pattern) => ({
    id: pattern.id,
    label: texts.text(patternTexts[pattern.id]),
    times: times(pattern.returns),
    amount: format(returnOf(stakeMinor(), multipleOf(pattern.returns))),
    drawing: () => drawPattern(rules, pattern),
  }));
}

export function patternRows({ patterns }: BingoRules, { texts, times }: SceneTools): readonly PayRow[] {
  return patterns.map(({ id, returns }) => ({ bet: texts.text(patternTexts[id]), pays: times(returns) }));
}
