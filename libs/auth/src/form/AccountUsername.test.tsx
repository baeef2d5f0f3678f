import { afterEach, expect, test } from 'vitest';
import { mountView, wirePlayer, type MountedView } from '../testing/index.ts';
import { AccountUsername } from './AccountUsername.tsx';

let view: MountedView | undefined;
afterEach(() => view?.unmount());

test.for([
  { account: 'the signed-in player', signedIn: 'ilmari_k', given: undefined, named: 'ilmari_k' },
  { account: 'a name with marks', signedIn: 'ñandú', given: undefined, named: 'ñandú' },
  { account: 'a name in another alphabet', signedIn: 'สมชาย', given: undefined, named: 'สมชาย' },
  { account: 'the account of a link, not the signed-in player', signedIn: 'ilmari_k', given: 'anna', named: 'anna' },
  { account: 'the account of a link', signedIn: undefined, given: 'anna', named: 'anna' },
  { account: 'an unknown account', signedIn: undefined, given: undefined, named: undefined },
  { account: 'a link without a name', signedIn: undefined, given: '', named: undefined },
])('a password manager finds $account before the password', async ({ signedIn, given, named }) => {
  view = await mountView(
    <div id="fields">
      <AccountUsername {...(given === undefined ? {} : { username: given })} />
      <input type="password" autoComplete="new-password" aria-label="Password" />
    </div>,
    signedIn === undefined ? {} : { player: wirePlayer({ username: signedIn }) },
  );
  const names = () => [...document.querySelectorAll<HTMLInputElement>('#fields input')].map(({ autocomplete, value }) => [autocomplete, value]);
  await expect.poll(names).toEqual([...(named === undefined ? [] : [['username', named]]), ['new-password', '']]);
});
