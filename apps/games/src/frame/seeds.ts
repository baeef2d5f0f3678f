import { maxClientSeedLength, type ErrorKey } from '@playfront/api-contract';
import { formatNumber } from '@playfront/money';
import { element } from './element.ts';
import type { GameApi } from './game-api.ts';
import type { TextId, Texts } from './texts.ts';

/** The seeds that decide the next rounds. */
export type Seeds = { readonly serverSeedHash: string; readonly clientSeed: string };

/** `nonce`: number of the last round. */
export type Fairness = Seeds & { readonly nonce: number | undefined };

export type SeedsSection = { readonly root: HTMLElement; show(fairness: Fairness): void };

type SeedsTools = {
  readonly api: Pick<GameApi, 'setClientSeed' | 'rotateSeeds'>;
  readonly texts: Texts;
  /** Called with the seeds of the next round after a change. */
  readonly onChange: (seeds: Seeds) => void;
};

const refusals: Partial<Record<ErrorKey, TextId>> = {
  conflict: 'games.seeds.open_round',
  field_required: 'games.seeds.hint',
  too_long: 'games.seeds.hint',
  invalid_value: 'games.seeds.hint',
};

/** The part of the rules about fairness: the seeds, a form for the client seed, and the button that reveals the server seed. */
export function createSeedsSection({ api, texts: { text, languageTag }, onChange }: SeedsTools): SeedsSection {
  let fairness: Fairness = { serverSeedHash: '', clientSeed: '', nonce: undefined };
  let isBusy = false;
  const fact = (label: TextId, value: string) => element('div', { class: 'fact' }, element('dt', {}, text(label)), element('dd', {}, value));
  const facts = element('dl', { class: 'seeds' });
  const input = element('input', {
    id: 'client-seed',
    maxlength: String(maxClientSeedLength),
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });
  const save = element('button', { type: 'button', class: 'seeds-button' }, text('games.seeds.save'));
  const rotate = element('button', { type: 'button', class: 'seeds-button' }, text('games.seeds.rotate'));
  const result = element('div', { class: 'seeds-result', role: 'status' });
  // Not a form: the site's frame allows none.
  const form = element(
    'div',
    { class: 'seeds-form' },
    element('label', { for: 'client-seed' }, text('games.bets.client_seed')),
    input,
    element('p', { id: 'client-seed-hint' }, text('games.seeds.hint')),
    result,
    element('div', { class: 'seeds-buttons' }, save, rotate),
  );
  const root = element('section', {}, element('h3', {}, text('games.rules.fair')), element('p', {}, text('games.bets.fair_meaning')), facts, form);

  function show(now: Fairness): void {
    fairness = now;
    input.value = now.clientSeed;
    input.removeAttribute('aria-invalid');
    result.replaceChildren();
    facts.replaceChildren(
      fact('games.rules.server_seed_hash', now.serverSeedHash),
      fact('games.rules.nonce', now.nonce === undefined ? text('games.rules.no_round') : formatNumber(now.nonce, languageTag)),
    );
  }

  function fail(id: TextId): void {
    if (id === 'games.seeds.hint') input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    result.replaceChildren(element('p', { class: 'seeds-error' }, text(id)));
  }

  /** Sends a change; the old server seed is shown after a rotation. */
  async function change(isRotation: boolean): Promise<void> {
    const clientSeed = input.value.trim();
    if (isBusy) return;
    if (clientSeed === '') return fail('games.seeds.hint');
    isBusy = true;
    const outcome = await (isRotation ? api.rotateSeeds(clientSeed) : api.setClientSeed(clientSeed));
    isBusy = false;
    if (outcome.kind === 'faulted') return fail('games.seeds.failed');
    if (outcome.kind === 'refused') return fail(refusals[outcome.error] ?? 'games.seeds.failed');
    const { server_seed_hash: serverSeedHash, client_seed: changedSeed } = outcome.result;
    onChange({ serverSeedHash, clientSeed: changedSeed });
    show({ ...fairness, serverSeedHash, clientSeed: changedSeed });
    const revealed = 'revealed' in outcome.result ? outcome.result.revealed : undefined;
    result.append(
      revealed
        ? element(
            'dl',
            { class: 'seeds' },
            element(
              'div',
              { class: 'fact' },
              element('dt', {}, text('games.seeds.revealed', { count: revealed.rounds })),
              element('dd', {}, revealed.server_seed),
            ),
          )
        : element('p', {}, text('games.seeds.saved')),
    );
  }

  save.addEventListener('click', () => void change(false));
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void change(false);
  });
  rotate.addEventListener('click', () => void change(true));
  return { root, show };
}
