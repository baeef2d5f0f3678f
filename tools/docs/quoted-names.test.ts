import { describe, expect, test } from 'vitest';
import { quotedNames } from './quoted-names.ts';

const named = (markdown: string) => quotedNames(markdown).map(({ kind, name }) => `${kind} ${name}`);

describe('quotedNames', () => {
  test.each([
    ['a path from the root', 'See `libs/money/src/format.ts`.', ['path libs/money/src/format.ts']],
    ['a path with its line', '`tools/test/run.ts:12`', ['path tools/test/run.ts']],
    ['a file by its name', '`server.ts` starts it', ['file server.ts']],
    ['scripts, with or without arguments', '`npm run bench -- bets` and `npm test`', ['script bench', 'script test']],
    ['a package', '`@playfront/money`', ['package @playfront/money']],
    [
      'symbols, also in calls and qualified names',
      '`payOut()` of `theLedger.post_twice`',
      ['symbol payOut', 'symbol theLedger', 'symbol post_twice'],
    ],
    ['a link within the repository', '[how](docs/running.md#ports)', ['path docs/running.md']],
  ])('finds %s', (_, markdown, names) => expect(named(markdown)).toEqual(names));

  test.each([
    ['values, headers and routes', '`null`, `Retry-After`, `/online-casino`, `Content-Type: text/html`'],
    ['placeholders', '`<name>.routes.ts` in `libs/<library>/src`'],
    ['links elsewhere', '[spec](https://example.org/a) and [here](#here)'],
    ['examples in a fenced block', '```\nlibs/none/src/none.ts payOut()\n```'],
  ])('ignores %s', (_, markdown) => expect(named(markdown)).toEqual([]));

  test('finds scripts in a fenced block, with their line', () =>
    expect(quotedNames('Run\n\n```sh\nnpm run no-such\n```')).toEqual([{ kind: 'script', name: 'no-such', line: 4 }]));
});
