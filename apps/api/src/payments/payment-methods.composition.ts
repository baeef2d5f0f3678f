import type { SettingsService } from '../settings/settings.service.ts';
import { createGatewayHealth, type GatewayHealth } from './gateway-health.ts';
import { createPaymentMethods, type PaymentMethods } from './payment-methods.ts';
import { createProcessors, type Processors } from './processors.service.ts';
import { readProviderData } from './provider-data.ts';
import type { ProviderSecrets } from './provider-secrets.ts';

type Dependencies = { settings: SettingsService; secrets: ProviderSecrets; now: () => Date };

/** The providers of the repository's data, and the payment methods that they are gateways of. */
export function composePaymentMethods({ settings, secrets, now }: Dependencies): {
  readonly processors: Processors;
  readonly paymentMethods: PaymentMethods;
  readonly health: GatewayHealth;
} {
  const data = readProviderData();
  const processors = createProcessors({ data, settings, secrets });
  const health = createGatewayHealth(now);
  return { processors, health, paymentMethods: createPaymentMethods({ data, settings, processors, health }) };
}
