import { describe, expect, it } from 'vitest';
import type { StaffSettingKey } from '@playfront/api-contract/staff';
import { settingOf, textOf, type SettingValue } from './setting.schema.ts';

describe('a setting that an officer types', () => {
  it.each<[StaffSettingKey, SettingValue, string, SettingValue | undefined]>([
    ['country_black_list', [], 'ru\n KP, ir\n\n', ['RU', 'KP', 'IR']],
    ['country_black_list', ['RU'], '', []],
    ['country_black_list', [], 'Finland', undefined],
    ['ip_black_list', [], '203.0.113.7\n2001:db8::/32', ['203.0.113.7', '2001:db8::/32']],
    ['ip_black_list', [], '203.0.113.7/33', undefined],
    ['second_officer_above', 0, '200.50', 200.5],
    ['second_officer_above', 0, '', undefined],
    ['second_officer_above', 0, 'much', undefined],
    ['second_officer_above', 0, '-1', undefined],
    ['auto_approve_below', {}, 'EUR 500\n sek  5000.50', { EUR: 500, SEK: 5000.5 }],
    ['auto_approve_below', { EUR: 500 }, '', {}],
    ['auto_approve_below', {}, 'EUR', undefined],
    ['auto_approve_below', {}, '500', undefined],
    ['closed_loop', true, 'false', false],
    ['password_policy', 'standard', 'strong', 'strong'],
    ['password_policy', 'standard', 'none', undefined],
    ['support_email', '', 'nobody', undefined],
    ['support_email', 'help@example.com', ' ', ''],
  ])('%s of %j, typed as %j, is %j', (key, current, typed, value) => expect(settingOf(key, current, typed)).toEqual(value));

  it('is shown with one list entry per line', () =>
    expect([textOf(['RU', 'KP']), textOf({ EUR: 500, SEK: 5000 }), textOf(5), textOf(false)]).toEqual(['RU\nKP', 'EUR 500\nSEK 5000', '5', 'false']));
});
