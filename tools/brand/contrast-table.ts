import { contrastOf, type Brand, type PaletteToken, type Scheme } from '@playfront/brand';

const backgrounds = ['page', 'surface', 'raised', 'overlay', 'sel'] as const satisfies readonly PaletteToken[];
const foregrounds = [
  'text',
  'dim',
  'real-text',
  'bonus-text',
  'danger',
  'field-line',
  'focus',
  'real',
  'bonus',
  'live',
] as const satisfies readonly PaletteToken[];

const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function padded(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)];
}

/** The contrast ratios of a brand's colours in a scheme as a Markdown table, rounded down. `libs/brand/README.md` contains it. */
export function contrastTable(brand: Brand, scheme: Scheme): string {
  const palette = brand.palette[scheme];
  const rows = foregrounds.map((foreground) => [
    `\`${foreground}\``,
    palette[foreground],
    ...backgrounds.map((background) => shown(contrastOf(palette[foreground], palette[background]))),
  ]);
  rows.push(['`on-action`', palette['on-action'], `on \`action\` ${shown(contrastOf(palette['on-action'], palette.action))}`, '', '', '', '']);
  return padded([['token', scheme, ...backgrounds], ...rows]).join('\n');
}
