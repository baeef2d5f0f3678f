import { expect, it } from 'vitest';
import * as names from './shared-names.ts';

it('does not change the names under which browsers store data', () =>
  expect(names).toMatchObject({
    formFactorCookie: 'form_factor',
    visitorCookie: 'front.visitor',
    buildReloadsKey: 'form_factor.reloaded',
    themeKey: 'front.theme',
    unconfirmedKey: 'front.unconfirmed',
    tokenKey: 'auth._token.local',
  }));
