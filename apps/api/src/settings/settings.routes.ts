import { frontGetSetting } from '@playfront/api-contract';
import type { Geo } from '../geo/geo.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { helpOf } from '../jurisdiction/help.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { SettingsService } from './settings.service.ts';

export function registerSettings(calls: CallRegistry, { settings, geo }: { settings: SettingsService; geo: Geo }): void {
  calls.open(frontGetSetting, async ({ session, request }) => {
    const { country_black_list, ip_black_list, password_policy } = await settings.read();
    // A visitor's rules are those of the country the address is in.
    const country = session?.country ?? geo.countryOf(request.ip);
    const help = helpOf(country).map((line) => ({ ...line }));
    return { status: 1, setting: { country_black_list, ip_black_list, min_age: profileOf(country).minAgeYears, password_policy, help } };
  });
}
