import { frontGetSetting } from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import type { SettingsService } from './settings.service.ts';

export function registerSettings(calls: CallRegistry, settings: SettingsService): void {
  calls.open(frontGetSetting, async () => {
    const { country_black_list, ip_black_list } = await settings.read();
    return { status: 1, setting: { country_black_list, ip_black_list } };
  });
}
