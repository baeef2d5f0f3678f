import { expect, it, vi } from 'vitest';
import { releaseFonts } from './release-fonts.ts';

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

function release(body: Tree, idle = true) {
  const root: Tree['dataset'] = { fonts: 'later' };
  const timers: (() => void)[] = [];
  const done = vi.fn();
  releaseFonts(
    {
      document: { documentElement: { dataset: root }, body },
      setTimeout: (action, ms = 0) => (ms > 0 ? timers.push(action) : action()),
      ...(idle ? { requestIdleCallback: (action) => action() } : {}),
    },
    done,
  );
  const released = () => [body, ...body.querySelectorAll()].filter(({ dataset }) => dataset['fonts'] === 'here').map(({ name }) => name);
  return { root, released, done, pass: () => timers.shift()?.() };
}

const page = () => tree('body', [leaves('header', 20), tree('main', [leaves('shelf', 24), leaves('grid', 60)]), leaves('footer', 12)]);

it.each([true, false])('releases the page from the top in batches of limited size, then the root (idle callbacks: %s)', (idle) => {
  const { root, released, done, pass } = release(page(), idle);
  expect(released()).toEqual(['header', 'shelf']);
  pass();
  expect(released()).toHaveLength(2 + 25);
  pass();
  expect(root).toEqual({ fonts: 'later' });
  expect(done).not.toHaveBeenCalled();
  pass();
  expect([root, released()]).toEqual([{}, []]);
  pass();
  expect(done).toHaveBeenCalledTimes(1);
});

it('releases a page of one element', () => {
  const { root, released, done } = release(tree('body'));
  expect([root, released()]).toEqual([{}, []]);
  expect(done).toHaveBeenCalledTimes(1);
});
