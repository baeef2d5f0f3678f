import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('the command line', () => {
  it('needs only a base, from which the address of the socket comes', () => {
    expect(readOptions(['--base', 'https://play.example/api'])).toMatchObject({
      base: 'https://play.example/api',
      socketUrl: 'https://play.example',
    });
  });

  it('takes accounts whose passwords have colons in them', () => {
    const { player } = readOptions(['--base', 'http://localhost:1/api', '--player', 'aino:a:b']);
    expect(player).toEqual({ username: 'aino', password: 'a:b' });
  });

  it.each([
    ['no base', []],
    ['a base that is no address', ['--base', 'play.example']],
    ['an account without a password', ['--base', 'http://localhost:1/api', '--admin', 'aino']],
    ['an option that is none', ['--base', 'http://localhost:1/api', '--fast']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
