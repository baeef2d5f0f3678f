import { escapeHtml } from '@playfront/api-contract/escape-html';

/** Markup that is safe to output: only {@link html} creates it. */
export type Html = { readonly markup: string };

type Part = string | number | Html | readonly Html[] | undefined | false;

/** A template whose values are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: strings.reduce((text, string, index) => text + render(parts[index - 1]) + string) };
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
