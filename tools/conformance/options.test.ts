import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('the command line', () => {
  it('needs only a base, whose origin is the default for the socket', () => {
    expect(readOptions(['--base', 'https://play.example/api'])).toMatchObject({
      base: 'https://play.example/api',
      socketUrl: 'https://play.example',
    });
  });

  it('accepts passwords with colons', () => {
    const { player } = readOptions(['--base', 'http://localhost:1/api', '--player', 'aino:a:b']);
    expect(player).toEqual({ username: 'aino', password: 'a:b' });
  });

  it.each([
    ['no base', []],
    ['an invalid base', ['--base', 'play.example']],
    ['an account without a password', ['--base', 'http://localhost:1/api', '--admin', 'aino']],
    ['an unknown option', ['--base', 'http://localhost:1/api', '--fast']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
