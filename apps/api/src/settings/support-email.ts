import type { SettingsService } from './settings.service.ts';

type Dependencies = { readonly settings: Pick<SettingsService, 'read'>; readonly brandSupportEmail: string };

/** The mail address of support: that of the setting, or the brand's if it is empty. */
export function createSupportEmail({ settings, brandSupportEmail }: Dependencies): () => Promise<string> {
  return async () => (await settings.read()).support_email || brandSupportEmail;
}
