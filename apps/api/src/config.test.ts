import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const needed = { DATABASE_URL: 'postgresql://localhost/x', PSP_SECRET: 'secret' };

describe('the environment', () => {
  it.each([
    ['nothing, in development', {}, { kind: 'local' }],
    ['a mailbox that is asked for, in production', { NODE_ENV: 'production', LOCAL_MAILBOX: '1' }, { kind: 'local' }],
    [
      'a mail server',
      { NODE_ENV: 'production', SMTP_URL: 'smtps://u:p@mail.example', PUBLIC_URL: 'https://play.example' },
      { kind: 'smtp', url: 'smtps://u:p@mail.example', from: 'Northlight <no-reply@play.example>' },
    ],
    [
      'a mail server and who writes',
      { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'House <house@example.com>' },
      { kind: 'smtp', url: 'smtp://mail.example:25', from: 'House <house@example.com>' },
    ],
  ])('with %s sends mails there', (_text, env, route) => expect(readConfig({ ...needed, ...env }).mail).toEqual(route));

  it.each([
    ['no way for mails, in production', { NODE_ENV: 'production' }, 'SMTP_URL is not set'],
    [
      'a mailbox of a site for others, in production',
      { NODE_ENV: 'production', LOCAL_MAILBOX: '1', PUBLIC_URL: 'https://play.example' },
      'LOCAL_MAILBOX is only for a PUBLIC_URL of this machine',
    ],
    [
      'known accounts of a site for others, in production',
      { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', DEMO_PASSWORD: 'long enough to be one', PUBLIC_URL: 'http://192.0.2.1' },
      'DEMO_PASSWORD is only for a PUBLIC_URL of this machine',
    ],
    ['two ways for mails', { SMTP_URL: 'smtp://mail.example', LOCAL_MAILBOX: '1' }, 'exclude each other'],
    ['a mail server that is a page', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL is not'],
    ['settings that are no JSON', { OPERATOR_SETTINGS: '{' }, 'OPERATOR_SETTINGS is not'],
    ['a setting that does not exist', { OPERATOR_SETTINGS: '{"throttle":0}' }, 'OPERATOR_SETTINGS is not'],
    ['a setting of the wrong kind', { OPERATOR_SETTINGS: '{"throttle_factor":"0"}' }, 'OPERATOR_SETTINGS is not'],
  ])('with %s ends the start with one line', (_text, env, line) => {
    expect(() => readConfig({ ...needed, ...env })).toThrow(ConfigError);
    expect(() => readConfig({ ...needed, ...env })).toThrow(line);
  });

  it('decides settings only where it names them', () => {
    expect(readConfig({ ...needed, OPERATOR_SETTINGS: '{"throttle_factor":0}' }).settings).toEqual({ throttle_factor: 0 });
    expect(readConfig(needed).settings).toEqual({});
  });
});
