import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree';
import { describe, expect, it } from 'vitest';
import { root } from '../start/repository.mjs';
import { storyFaults } from '../storybook/story-faults.ts';
import { isInteractive, readStoryFile } from '../storybook/story-file.ts';
import { depositFlows, processorKinds } from '@playfront/api-contract';
import { generateCall, type CallOptions } from './call/call.ts';
import { generateComponent, type ComponentOptions } from './component/component.ts';
import { generatePage, type PageOptions } from './page/page.ts';
import { generateProvider, type ProviderOptions } from './provider/provider.ts';
import { typeFaults } from './type-faults.ts';

const repository = () => new FsTree(root, false);
const changes = (tree: Tree) =>
  tree
    .listChanges()
    .map(({ type, path }) => `${type} ${path}`)
    .toSorted();
const created = (tree: Tree) => changes(tree).flatMap((change) => (change.startsWith('CREATE ') ? [change.slice('CREATE '.length)] : []));
const read = (tree: Tree, path: string) => tree.read(path, 'utf8') ?? '';

const page: PageOptions = {
  name: 'bonus-rules',
  title: 'The "bonus" rules',
  titleFi: 'Bonusten säännöt',
  description: 'What we do.',
  descriptionFi: 'Mitä teemme.',
};

describe('nx g page', () => {
  it('creates a page of both builds with messages, story, tests and an entry in the search', async () => {
    const tree = repository();
    await generatePage(tree, page);
    expect(changes(tree)).toEqual([
      'CREATE libs/site/src/shared-pages/BonusRulesPage.stories.tsx',
      'CREATE libs/site/src/shared-pages/BonusRulesPage.tsx',
      'UPDATE apps/web-e2e/src/routes/addresses.ts',
      'UPDATE libs/site/src/addresses/pages.test.ts',
      'UPDATE libs/site/src/addresses/pages.ts',
      'UPDATE libs/site/src/search/listed-pages.ts',
      'UPDATE libs/site/src/shared-pages/shared-pages.ts',
      'UPDATE translations/en/site.json',
      'UPDATE translations/fi/site.json',
    ]);
    expect(read(tree, 'libs/site/src/addresses/pages.ts')).toContain(
      "bonusRules: { ...open, path: '/bonus-rules', titleId: 'site.page.bonus_rules.title'",
    );
    expect(JSON.parse(read(tree, 'translations/fi/site.json'))).toMatchObject({
      'site.page.bonus_rules.title': 'Bonusten säännöt',
      'site.page.bonus_rules.description': 'Mitä teemme.',
    });
  });

  it('gives a tailored page a layout in each build', async () => {
    const tree = repository();
    await generatePage(tree, { ...page, layout: 'tailored', access: 'player' });
    expect(created(tree)).toEqual([
      'apps/web-desktop/src/pages/BonusRulesPage.module.css',
      'apps/web-desktop/src/pages/BonusRulesPage.tsx',
      'apps/web-mobile/src/pages/BonusRulesPage.module.css',
      'apps/web-mobile/src/pages/BonusRulesPage.tsx',
      'libs/site/src/tailored-pages/BonusRulesPage.stories.tsx',
      'libs/site/src/tailored-pages/BonusRulesPage.tsx',
    ]);
    for (const build of ['desktop', 'mobile']) expect(read(tree, `apps/web-${build}/src/page-table.ts`)).toContain('bonusRules: {');
    expect(JSON.parse(read(tree, 'libs/site/package.json'))).toHaveProperty(['exports', './bonus-rules-page']);
    expect(read(tree, 'libs/site/src/addresses/pages.ts')).toMatch(/bonusRules: \{[^}]*access: 'player',\s+isIndexed: false/);
  });

  it.each([
    ['an existing page', 'mail-box'],
    ['a value of another page', 'privacy-policy'],
    ['a page that mails link to', 'activate'],
  ])('refuses the address of %s', async (_, name) => {
    await expect(generatePage(repository(), { ...page, name })).rejects.toThrow(/already|taken/);
  });
});

const component: ComponentOptions = { library: 'ui', name: 'OddsMeter', area: 'feedback', description: 'How likely a bet is to win' };

describe('nx g component', () => {
  it('creates a component with style sheet and stories, and exports it from the given entry point', async () => {
    const tree = repository();
    await generateComponent(tree, { ...component, entryPoint: '.' });
    expect(changes(tree)).toEqual([
      'CREATE libs/ui/src/feedback/OddsMeter.module.css',
      'CREATE libs/ui/src/feedback/OddsMeter.stories.tsx',
      'CREATE libs/ui/src/feedback/OddsMeter.tsx',
      'UPDATE libs/ui/src/index.ts',
    ]);
    expect(read(tree, 'libs/ui/src/index.ts')).toContain("export { OddsMeter } from './feedback/OddsMeter.tsx';");
  });

  it.each([
    ['ui', 'feedback', 'UI/Feedback/OddsMeter'],
    ['casino', 'game-play', 'Casino/Game play/OddsMeter'],
    ['web-mobile', 'header', 'Web mobile/Header/OddsMeter'],
  ])('creates stories for a control of %s that pass the check of stories', async (library, area, title) => {
    const tree = repository();
    await generateComponent(tree, { ...component, library, area, isInteractive: true });
    const [path = '', source = ''] = created(tree).filter((file) => file.endsWith('.tsx'));
    const story = readStoryFile(path, read(tree, path));
    expect(story.title).toBe(title);
    const components = [{ name: 'OddsMeter', path: source, isInteractive: isInteractive(read(tree, source)) }];
    expect(components[0]?.isInteractive).toBe(true);
    expect(storyFaults({ project: library, stories: [story], components })).toEqual([]);
  });

  it.each([
    ['a project without stories', { library: 'money' }],
    ['a name that is taken', { name: 'Notice' }],
    ['an entry point that does not exist', { entryPoint: './nowhere' }],
  ])('refuses %s', async (_, changed) => {
    await expect(generateComponent(repository(), { ...component, ...changed })).rejects.toThrow(/no|exists/i);
  });
});

const provider: ProviderOptions = {
  id: 'nordic_pay',
  name: 'Nordic Pay',
  kind: 'open_banking',
  countries: 'FI, SE',
  currencies: 'EUR,SEK',
  payoutFlow: 'iban',
};

describe('nx g provider', () => {
  it("adds a provider to the operator's data, the site's registry and the tests of both", async () => {
    const tree = repository();
    await generateProvider(tree, provider);
    expect(changes(tree)).toEqual([
      'UPDATE apps/api/seed/payment-providers.json',
      'UPDATE apps/api/src/payments/processors.test.ts',
      'UPDATE libs/payments/src/registry/provider-hosts.gen.ts',
      'UPDATE libs/payments/src/registry/provider-registry.test.ts',
    ]);
    const data = read(tree, 'apps/api/seed/payment-providers.json');
    const { providers } = JSON.parse(data) as { providers: unknown[] };
    expect(providers.at(-1)).toEqual({
      id: 'nordic_pay',
      name: 'Nordic Pay',
      kind: 'open_banking',
      status: 'active',
      default_enabled: true,
      countries: ['FI', 'SE'],
      currencies: ['EUR', 'SEK'],
      deposit: { flow: 'redirect_url', fields: [], limit_currency: 'EUR', min: 10, max: 5000, fee_percent: 0, fee_fixed: 0 },
      withdrawal: {
        flow: 'iban',
        fields: ['iban', 'beneficiary_name', 'bic', 'bank_name', 'recipient_address', 'postal_code'],
        limit_currency: 'EUR',
        min: 10,
        max: 10_000,
        eta_hours: 24,
      },
    });
    const before = readFileSync(join(root, 'apps/api/seed/payment-providers.json'), 'utf8').split('\n');
    expect(before.filter((line) => !data.includes(line))).toEqual([]);
    expect(data.split('\n').length - before.length).toBe(18);
    expect(read(tree, 'libs/payments/src/registry/provider-hosts.gen.ts')).toContain("  nordic_pay: 'api',");
    expect(read(tree, 'apps/api/src/payments/processors.test.ts')).toContain("['nordic_pay', 'FI', 'EUR'],");
  });

  it('offers the kinds and flows of the contract', () => {
    const { properties } = readJson<{ properties: Record<'kind' | 'flow', { enum: string[] }> }>(
      repository(),
      'tools/generators/provider/schema.json',
    );
    expect(properties.kind.enum.toSorted()).toEqual([...processorKinds].toSorted());
    expect(properties.flow.enum.toSorted()).toEqual([...depositFlows].toSorted());
  });

  it.each([
    ['an id that is taken', { id: 'trustly' }, 'trustly'],
    ['an invalid country code', { countries: 'Finland' }, 'Finland'],
    ['a currency that the site does not support', { currencies: 'EUR,ZZZ' }, 'ZZZ'],
    ['a field that no provider uses', { fields: 'shoe_size' }, 'shoe_size'],
    ['a payout flow that no provider uses', { payoutFlow: 'pigeon' }, 'pigeon'],
    ['a coin without a network', { coins: 'NOCOIN' }, 'NOCOIN'],
    ['a maximum below the minimum', { min: 10, max: 5 }, 'above the minimum'],
  ])('refuses %s', async (_, changed, message) => {
    await expect(generateProvider(repository(), { ...provider, ...changed })).rejects.toThrow(message);
  });
});

const call: CallOptions = {
  path: 'front/get_notices',
  summary: 'The notices of a player.',
  area: 'Mail box',
  table: 'player_messages',
  fields: 'id:id,kind:text,created_at:time',
};
const action: CallOptions = {
  path: 'front/mark_notice',
  summary: 'Marks a notice.',
  area: 'Mail box',
  request: 'id:id,note:text',
  fields: 'marked:flag',
};

describe('nx g call', () => {
  it('creates a call that lists a table, with documentation, test and conformance check', async () => {
    const tree = repository();
    await generateCall(tree, call);
    expect(changes(tree)).toEqual([
      'CREATE apps/api/src/notices/notices.routes.ts',
      'CREATE apps/api/src/notices/notices.store.ts',
      'CREATE apps/api/src/notices/notices.test.ts',
      'CREATE libs/api-contract/src/notices.ts',
      'CREATE tools/conformance/checks/notices.ts',
      'UPDATE apps/api/src/server.ts',
      'UPDATE libs/api-contract/src/documentation/messages.ts',
      'UPDATE libs/api-contract/src/index.ts',
      'UPDATE tools/conformance/checks/all-checks.ts',
      'UPDATE tools/conformance/checks/sample-bodies.ts',
    ]);
    expect(read(tree, 'apps/api/src/notices/notices.store.ts')).toContain("selectFrom('player_messages').where('player_id', '=', playerId)");
  });

  it('documents and checks the refusals of its request', async () => {
    const tree = repository();
    await generateCall(tree, action);
    expect(read(tree, 'libs/api-contract/src/documentation/messages.ts')).toContain("refusals: ['field_required']");
    expect(read(tree, 'tools/conformance/checks/mark-notice.ts')).toContain('expectRefusal(');
    expect(read(tree, 'tools/conformance/checks/sample-bodies.ts')).toContain('frontMarkNotice: { id: unknownId, note:');
  });

  it.each([
    ['an existing call', { path: 'front/get_documents', module: 'papers' }, 'already exists'],
    ['an existing module', { path: 'front/get_documents' }, 'The module documents already exists'],
    ['an unknown heading', { area: 'Nowhere' }, 'Mail box'],
    ['an unknown table', { table: 'nowhere' }, 'No *.tables.ts'],
    ['a table without player_id', { table: 'games' }, 'player_id'],
    ['an unknown type', { fields: 'id:uuid' }, 'id, text, count, flag, time'],
  ])('refuses %s', async (_, changed, message) => {
    await expect(generateCall(repository(), { ...call, ...changed })).rejects.toThrow(message);
  });
});

it('generates code that compiles, except for the behaviour to be written', { timeout: 120_000 }, async () => {
  const tree = repository();
  await generatePage(tree, page);
  await generatePage(tree, { ...page, name: 'vip-club', layout: 'tailored', access: 'player' });
  await generateComponent(tree, { ...component, entryPoint: '.' });
  await generateComponent(tree, { ...component, library: 'casino', area: 'lobby', name: 'SpinAgain', isInteractive: true });
  await generateProvider(tree, { ...provider, isOnPaymentsHost: true });
  await generateCall(tree, call);
  await generateCall(tree, action);
  expect(typeFaults(tree)).toEqual([expect.stringMatching(/^apps\/api\/src\/server\.ts:\d+: .*Property 'handle' is missing/)]);
});
