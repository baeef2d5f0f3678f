import css from '@playfront/ui/tokens.css?raw';

/** A CSS variable as declared in the theme. */
export type Token = { readonly name: string; readonly value: string };

const declarations = [...css.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => ({ name, value }));

/** The theme's variables whose names start with one of `prefixes`, each once. They are read from the style sheet, so that these pages never differ from it. */
export function tokensOf(...prefixes: readonly string[]): readonly Token[] {
  const found = declarations.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}
