import { expect, it } from 'vitest';
import { holdFonts } from './hold-fonts.ts';

type Tree = { name: string; dataset: Record<string, string | undefined>; children: Tree[]; querySelectorAll(): Tree[] };

function tree(name: string, children: Tree[] = []): Tree {
  const node: Tree = { name, dataset: {}, children, querySelectorAll: () => children.flatMap((child) => [child, ...child.querySelectorAll()]) };
  return node;
}

const leaves = (name: string, count: number) =>
  tree(
    name,
    Array.from({ length: count }, (_, at) => tree(`${name} ${at}`)),
  );

function hold(body: Tree, idle = true) {
  const root: Tree['dataset'] = { fonts: 'later' };
  const timers: (() => void)[] = [];
  const letGo = holdFonts({
    document: { documentElement: { dataset: root }, body },
    setTimeout: (action, ms = 0) => (ms > 0 ? timers.push(action) : action()),
    ...(idle ? { requestIdleCallback: (action) => action() } : {}),
  });
  const held = () => [body, ...body.querySelectorAll()].filter(({ dataset }) => dataset['fonts'] === 'later').map(({ name }) => name);
  return { root, held, letGo, pass: () => timers.shift()?.() };
}

const page = () => tree('body', [leaves('header', 20), tree('main', [leaves('shelf', 50), leaves('grid', 100)]), leaves('footer', 40)]);

it('holds the largest parts that can be changed at once, and the root no longer', () => {
  const { root, held } = hold(page());
  expect(root).toEqual({});
  expect(held()).toHaveLength(1 + 1 + 100 + 1);
  expect(held().filter((name) => !name.includes('grid'))).toEqual(['header', 'shelf', 'footer']);
});

it.each([true, false])('lets them go from the top down, some at a time (idle callbacks: %s)', (idle) => {
  const { held, letGo, pass } = hold(page(), idle);
  letGo();
  expect(held()[0]).toBe('grid 0');
  expect(held()).toHaveLength(101);
  pass();
  expect(held()).toHaveLength(41);
  pass();
  expect(held()).toEqual([]);
  pass();
  expect(held()).toEqual([]);
});

it('holds a page of one element', () => {
  const { held, letGo } = hold(tree('body'));
  expect(held()).toEqual(['body']);
  letGo();
  expect(held()).toEqual([]);
});
