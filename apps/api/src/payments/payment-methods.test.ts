import { describe, expect, it } from 'vitest';
import { currencyOfCountry } from '../jurisdiction/countries.rules.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { createGatewayHealth } from './gateway-health.ts';
import { createPaymentMethods } from './payment-methods.ts';
import { createProcessors, type Payer } from './processors.service.ts';
import { readProviderData } from './provider-data.ts';

const data = readProviderData();
const clock = { now: new Date('2026-11-27T12:00:00Z') };

function methodsWith({ routes = {}, switches = {} }: { routes?: Record<string, string[]>; switches?: Record<string, boolean> } = {}) {
  const settings = { read: async () => ({ payment_routes: routes, processors: switches }) } as unknown as SettingsService;
  const processors = createProcessors({ data, settings, secrets: { of: () => ['any'] } });
  const health = createGatewayHealth(() => clock.now);
  return { health, processors, methods: createPaymentMethods({ data, settings, processors, health }) };
}

const { methods } = methodsWith();
const finland: Payer = { country: 'FI', currency: 'EUR' };
const offered = async (payer: Payer, language = 'en') => (await methods.deposits(payer, language)).map(({ method }) => method);
const gatewayOf = async ({ methods: of }: ReturnType<typeof methodsWith>, method: string, payer = finland) =>
  (await of.deposits(payer, 'en')).find((one) => one.method === method)?.processor.id;

describe('payment methods', () => {
  it('begin with the card, then follow the order of the country', async () => {
    expect((await offered(finland)).slice(0, 6)).toEqual(['card', 'trustly', 'brite', 'zimpler', 'euteller', 'siru_mobile']);
    expect((await offered({ country: 'SE', currency: 'SEK' })).slice(0, 4)).toEqual(['card', 'swish', 'trustly', 'brite']);
    expect((await offered({ country: 'IS', currency: 'EUR' })).slice(0, 3)).toEqual(['card', 'skrill', 'neteller']);
  });

  it('are each listed once, whatever number of gateways they have', async () => {
    const list = await offered(finland);
    expect(new Set(list).size).toBe(list.length);
    expect(list).toEqual(expect.arrayContaining(['card', 'bank_transfer', 'wire_transfer', 'online_bank', 'bitcoin', 'ethereum', 'paypal']));
    expect(list).not.toContain('nuvei');
    expect(list).not.toContain('coinspaid');
  });

  it('have names in the language of the player', async () => {
    const nameIn = async (language: string) => (await methods.deposits(finland, language)).find(({ method }) => method === 'bitcoin')?.name;
    expect(await nameIn('fi')).toBe('Bitcoin');
    expect([methods.nameOf('nuvei', 'en'), methods.nameOf('coinspaid', 'en'), methods.nameOf('paypal', 'en')]).toEqual(['Card', 'Crypto', 'PayPal']);
    expect([methods.nameOf('payop', 'en'), methods.nameOf('payop', 'en', 'payout')]).toEqual(['Card', 'Bank transfer']);
  });

  it('are routed by the setting, then in the order of the data', async () => {
    expect(await gatewayOf(methodsWith(), 'card')).toBe('sandbox_card');
    expect(await gatewayOf(methodsWith({ routes: { card: ['adyen', 'nuvei'] } }), 'card')).toBe('adyen');
    expect(await gatewayOf(methodsWith({ routes: { card: ['adyen', 'nuvei'] }, switches: { adyen: false } }), 'card')).toBe('nuvei');
    expect(await gatewayOf(methodsWith({ routes: { bitcoin: ['cryptomus'] } }), 'bitcoin')).toBe('cryptomus');
    expect(await gatewayOf(methodsWith({ routes: { card: ['no_such_gateway'] } }), 'card')).toBe('sandbox_card');
  });

  it('move to the next gateway for a while when one is down', async () => {
    const routed = methodsWith();
    routed.health.failed('sandbox_card');
    expect(await gatewayOf(routed, 'card')).toBe('nuvei');
    routed.health.worked('sandbox_card');
    expect(await gatewayOf(routed, 'card')).toBe('sandbox_card');
    routed.health.failed('sandbox_card');
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    expect(await gatewayOf(routed, 'card')).toBe('sandbox_card');
  });

  it('pay out to a bank account by the scheme of the currency, not by a gateway for cards', async () => {
    const { methods: of, processors } = methodsWith();
    const open = (await processors.payouts(finland)).map((processor) => ({ ...processor, cards: [], isPaidWith: false }));
    const routed = await of.payouts(open, finland, 'en');
    expect(routed.filter(({ routedMethod }) => routedMethod === 'bank_transfer').map(({ id, name }) => [id, name])).toEqual([
      ['sepa_transfer', 'Bank transfer'],
    ]);
  });

  it('include card and wire in every country that may deposit', async () => {
    for (const country of ['AU', 'BR', 'CA', 'CZ', 'DE', 'ES', 'FI', 'FR', 'GR', 'HU', 'IT', 'JP', 'NO', 'PL', 'PT', 'RO', 'SE', 'ZA', 'GB', 'US']) {
      const list = await offered({ country, currency: currencyOfCountry(country) });
      expect(list, country).toEqual(expect.arrayContaining(['card', 'wire_transfer']));
    }
  });

  it.each([
    ['KE', 'mpesa'],
    ['CH', 'twint'],
    ['MX', 'spei'],
    ['NZ', 'poli'],
    ['BR', 'pix'],
    ['SE', 'swish'],
    ['PL', 'blik'],
  ])('usual in %s are card and %s first, then those that are usual everywhere', async (country, own) => {
    const list = await methodsWith().methods.deposits({ country, currency: currencyOfCountry(country) }, 'en');
    const usual = list.filter(({ isUsual }) => isUsual).map(({ method }) => method);
    expect(usual.slice(0, 2)).toEqual(['card', own]);
    expect(usual.length).toBeGreaterThanOrEqual(4);
    expect(list.slice(0, usual.length).map(({ method }) => method)).toEqual(usual);
  });

  it('let every provider that may take deposits reach a player in some country', async () => {
    const unreachable: string[] = [];
    for (const provider of data.providers.filter(({ status }) => status === 'active' || status === 'legacy')) {
      const countries = provider.countries[0] === '*' ? ['FI'] : provider.countries;
      const first = methodsWith({ switches: { [provider.id]: true }, routes: Object.fromEntries(allMethods.map((id) => [id, [provider.id]])) });
      // In the currency that players of the country really have.
      const lists = await Promise.all(countries.map((country) => first.methods.deposits({ country, currency: currencyOfCountry(country) }, 'en')));
      if (!lists.flat().some(({ processor }) => processor.id === provider.id)) unreachable.push(provider.id);
    }
    expect(unreachable).toEqual([]);
  });
});

const allMethods = Object.keys(data.methods);
