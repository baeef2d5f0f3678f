import type { SettingsService } from './settings.service.ts';

type Dependencies = { readonly settings: Pick<SettingsService, 'read'>; readonly brandSupportEmail: string };

/** Where players reach support: the address of the setting, or else the brand's. */
export function createSupportEmail({ settings, brandSupportEmail }: Dependencies): () => Promise<string> {
  return async () => (await settings.read()).support_email || brandSupportEmail;
}
