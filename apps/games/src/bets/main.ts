import { gameModels } from '@playfront/game-math';
import { createNotice } from '../frame/notice.ts';
import { createGameApi } from '../frame/game-api.ts';
import { reloadPage } from '../frame/reload-page.ts';
import { readSession } from '../frame/session.ts';
import { notifySite } from '../frame/site-messages.ts';
import { loadTexts, type Texts } from '../frame/texts.ts';
import { createBetGame } from './game.ts';
import type { CreateScene } from './scene.ts';
import './bets.css';

/** The scene of each model of an engine, loaded when a game with it opens. */
export type Scenes = Readonly<Record<string, () => Promise<CreateScene>>>;

/** Loads the game of this page's session and shows it, or why it cannot be played. */
export async function openBetGame(scenes: Scenes): Promise<void> {
  const { token, localePrefix, modelId } = readSession(location.hash);
  const pageUrl = location.href;
  const api = createGameApi(token, pageUrl);
  const root = document.querySelector<HTMLElement>('#game') ?? document.body;

  /** Shows a message with an action instead of the game. */
  function showError({ text }: Texts, isClosed: boolean): void {
    const notice = createNotice();
    root.replaceChildren(notice.root);
    if (isClosed) notice.show(text('games.refusal.session_closed'), [{ label: text('games.refusal.reload'), isMain: true, onPress: reloadPage }]);
    else notice.show(text('games.fault.not_loaded'), [{ label: text('games.fault.try_again'), isMain: true, onPress: () => void start() }]);
  }

  /** `undefined` if the engine has no such scene, or its code cannot be loaded. */
  async function loadScene(modelId: string): Promise<CreateScene | undefined> {
    try {
      return Object.hasOwn(scenes, modelId) ? await scenes[modelId]?.() : undefined;
    } catch (error) {
      reportError(error);
      return undefined;
    }
  }

  async function start(): Promise<void> {
    root.setAttribute('aria-busy', 'true');
    const loading = api.state();
    // At the same time as the state, which names the model too.
    const loadingScene = modelId === undefined ? undefined : loadScene(modelId);
    const texts = await loadTexts(localePrefix);
    document.documentElement.lang = texts.languageTag;
    const outcome = await loading;
    if (outcome.kind !== 'succeeded') showError(texts, outcome.kind === 'refused');
    else {
      const state = outcome.result;
      const model = gameModels.find(({ id }) => id === state.game.model);
      const createScene = await (modelId === state.game.model ? loadingScene : loadScene(state.game.model));
      const made = model && createScene && createBetGame({ state, model, createScene, api, texts, pageUrl });
      if (made) {
        document.title = state.game.name;
        root.style.setProperty('--accent', state.game.accent);
        root.dataset['layout'] = made.layout;
        root.dataset['model'] = state.game.model;
        root.dataset['mode'] = state.mode;
        root.replaceChildren(...made.elements);
      } else showError(texts, false);
    }
    root.removeAttribute('aria-busy');
    notifySite({ type: 'ready' });
  }

  await start();
}
