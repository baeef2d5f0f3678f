import css from '@playfront/ui/tokens.css?raw';

/** A CSS variable as the theme writes it. */
export type Token = { readonly name: string; readonly value: string };

const declarations = [...css.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({ name, value }));

/** The variables of the theme whose names begin so, each once and as its sheet says it: these pages have no values of their own. */
export function tokensOf(...beginnings: readonly string[]): readonly Token[] {
  const found = declarations.filter(({ name }) => beginnings.some((beginning) => name.startsWith(beginning)));
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}
