import { expect, test } from 'vitest';
import { installWay, type InstallSigns } from './install-way.ts';

const firefox: InstallSigns = { isStandalone: false, hasOffers: false, hasHomeScreen: false, isSafari: false, isTouch: false };

test.each<[string, Partial<InstallSigns>, string]>([
  ['the installed site', { isStandalone: true, hasOffers: true }, 'open'],
  ['the site on the home screen of a phone', { isStandalone: true, hasHomeScreen: true, isTouch: true }, 'open'],
  ['Safari on a phone', { hasHomeScreen: true, isTouch: true }, 'share'],
  ['Safari on a tablet with a mouse', { hasHomeScreen: true, isSafari: true }, 'share'],
  ['Chrome on a phone', { hasOffers: true, isTouch: true }, 'menu'],
  ['Firefox on a phone', { isTouch: true }, 'menu'],
  ['Chrome on a computer', { hasOffers: true }, 'bar'],
  ['Safari on a computer', { isSafari: true }, 'dock'],
  ['Firefox on a computer', {}, 'none'],
])('%s', (_, signs, wanted) => expect(installWay({ ...firefox, ...signs })).toBe(wanted));
