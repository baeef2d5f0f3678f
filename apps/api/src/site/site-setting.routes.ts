import { frontGetSetting } from '@playfront/api-contract';
import type { Geo } from '../geo/geo.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { currencyOfCountry } from '../jurisdiction/countries.rules.ts';
import { helpOf } from '../jurisdiction/help.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { Processors } from '../payments/processors.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';

type Dependencies = { settings: SettingsService; processors: Pick<Processors, 'deposits'>; geo: Geo };

/** The settings that the site reads at startup: blocked countries and addresses, and the rules of the country. */
export function registerSiteSetting(calls: CallRegistry, { settings, processors, geo }: Dependencies): void {
  calls.open(frontGetSetting, async ({ session, request }) => {
    const { country_black_list, ip_black_list, password_policy } = await settings.read();
    // For a visitor, the country of the IP address applies.
    const country = session?.country ?? geo.countryOf(request.ip);
    const help = helpOf(country).map((line) => ({ ...line }));
    const open = country === null ? [] : await processors.deposits({ country, currency: session?.currency ?? currencyOfCountry(country) });
    const payment_kinds = [...new Set(open.map(({ kind }) => kind))];
    return {
      status: 1,
      setting: { country_black_list, ip_black_list, min_age: profileOf(country).minAgeYears, password_policy, help, payment_kinds },
    };
  });
}
