import { frontGetGameGroupList, frontGetGameProviders, frontGetGames } from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import { currencyOfVisitor } from '../jurisdiction/countries.rules.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { readPage } from './catalogue-page.ts';
import type { Catalogue } from './catalogue.service.ts';
import type { Jackpots } from './jackpots.service.ts';

/** Group ids of spec §4. Sports has its own calls; whether it is listed is a setting. */
const groupIds = { casino: 1, sports: 2, live: 3 } as const;
const groups = ['casino', 'live'] as const;

type Dependencies = { catalogue: Catalogue; jackpots: Pick<Jackpots, 'amounts'>; now: () => Date; settings: SettingsService };

export function registerCatalogue(calls: CallRegistry, { catalogue, jackpots, now, settings }: Dependencies): void {
  calls.open(frontGetGames, async ({ body, session }) => {
    const currency = session?.currency ?? currencyOfVisitor(body.locale);
    // Other lists show no jackpots.
    const showsJackpots = body.collection === 'jackpot-games' || body.slug !== undefined;
    const filter = {
      ...body,
      currency,
      jackpots: showsJackpots ? await jackpots.amounts(currency) : undefined,
      // An id that is not a number belongs to no provider and finds nothing.
      providerIds: body.provider_ids?.map(Number).filter(Number.isSafeInteger),
      offset: (body.page - 1) * body.page_size,
      limit: body.page_size,
    };
    return { status: 1, ...readPage(await catalogue.current(), filter, now()) };
  });

  calls.open(frontGetGameProviders, async ({ body }) => {
    const { providers } = await catalogue.current();
    const listed = providers.map(({ counts, ...provider }) => ({
      ...provider,
      game_count: body.group ? counts[body.group] : counts.casino + counts.live,
    }));
    return { status: 1, providers: listed.filter(({ game_count }) => game_count > 0) };
  });

  calls.open(frontGetGameGroupList, async () => {
    const { openGroups } = await catalogue.current();
    const open = groups.filter((group) => openGroups.has(group));
    const { sports_offered } = await settings.read();
    const listed = sports_offered ? ([...open, 'sports'] as const) : open;
    return { status: 1, gameGroupList: listed.map((name) => ({ id: groupIds[name], type: 'online', status: 'activated', name })) };
  });
}
