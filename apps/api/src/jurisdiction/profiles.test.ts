import { countryRulesOf } from '@playfront/api-contract/country-rules';
import { describe, expect, it } from 'vitest';
import { gameLawOf, isOffered } from './game-law.rules.ts';
import { maxReelsStakeOf, profileOf } from './profiles.ts';

const strictestFirst = ['GB', 'MT', 'SE', 'CA', 'DE', 'AU', 'BR', 'CW', 'EE', 'GR'];
const reels = { engine: 'reels', game_group: 'casino', features: [] } as const;

describe('the rules of a country', () => {
  it.each([
    ['a country without rules of its own', 'FI'],
    ['no country', null],
    ['a property that every object has', 'constructor'],
  ])('are the default for %s', (_text, country) => {
    expect(profileOf(country).id).toBe('default');
  });

  it.each(strictestFirst)('of %s are at least as strict as the default', (country) => {
    const [profile, free] = [profileOf(country), profileOf(null)];
    expect(profile.id).not.toBe('default');
    expect(profile).toMatchObject(countryRulesOf(country));
    expect(profile.products.reels || profile.products.otherGames).toBe(profile.hasCasino);
    expect(profile.minAgeYears).toBeGreaterThanOrEqual(free.minAgeYears);
    expect(profile.limits.cooldownHours).toBeGreaterThanOrEqual(free.limits.cooldownHours);
    expect(profile.maxWagering).toBeLessThanOrEqual(free.maxWagering);
    expect(profile.minCycleMs.reels).toBeGreaterThanOrEqual(free.minCycleMs.reels);
    if (profile.realityCheck.isMandatory) expect(profile.realityCheck.choicesMin).toContain(profile.realityCheck.defaultMin);
  });

  it.each([
    ['at 24 in Britain', 'GB', 24, 'EUR', 200],
    ['at 25 in Britain', 'GB', 25, 'EUR', 500],
    ['in Germany', 'DE', 40, 'EUR', 100],
    ['in a currency of smaller units', 'DE', 40, 'INR', 10_000],
    ['without a legal maximum', 'FI', 40, 'EUR', undefined],
  ] as const)('limit a stake on reels: %s', (_text, country, age, currency, minor) => {
    expect(maxReelsStakeOf(profileOf(country), age, currency)).toBe(minor);
  });

  it('limit reels and other games separately', () => {
    const player = { country: 'GB', birthday: '2003-05-01' };
    const at = new Date('2025-11-19T12:00:00Z');
    expect(gameLawOf(reels, player, 'EUR', at)).toEqual({ maxStakeMinor: 200, minCycleMs: 2_500 });
    expect(gameLawOf({ engine: 'blackjack' }, player, 'EUR', at)).toEqual({ maxStakeMinor: undefined, minCycleMs: 5_000 });
  });

  it.each([
    ['reels in Germany', 'DE', reels, true],
    ['a table in Germany', 'DE', { engine: 'blackjack', game_group: 'casino', features: [] }, false],
    ['a live table in Germany', 'DE', { engine: 'reels', game_group: 'live', features: [] }, false],
    ['reels in Australia', 'AU', reels, false],
    ['a jackpot in Germany', 'DE', { ...reels, features: ['jackpot'] }, false],
    ['a jackpot in Great Britain', 'GB', { ...reels, features: ['jackpot'] }, true],
    ['anything elsewhere', 'FI', { engine: 'blackjack', game_group: 'live', features: [] }, true],
  ] as const)('decide what is offered: %s', (_text, country, game, isThere) => {
    expect(isOffered(game, profileOf(country))).toBe(isThere);
  });
});
