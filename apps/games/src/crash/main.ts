import { createCaller, createGameApi } from '../frame/game-api.ts';
import { createNotice } from '../frame/notice.ts';
import { reloadPage } from '../frame/reload-page.ts';
import { readSession } from '../frame/session.ts';
import { notifySite } from '../frame/site-messages.ts';
import { loadTexts, type Texts } from '../frame/texts.ts';
import { createCrashApi } from './crash-api.ts';
import { createCrashGame } from './game.ts';
import './crash.css';

const pageUrl = location.href;
const { token, localePrefix } = readSession(location.hash);
const view = new URLSearchParams(location.hash.slice(1)).get('view') === 'demo' ? 'demo' : 'full';
const root = document.querySelector<HTMLElement>('#game') ?? document.body;

/** Shows a message with an action instead of the game. */
function showError({ text }: Texts, isClosed: boolean): void {
  const notice = createNotice();
  root.replaceChildren(notice.root);
  if (isClosed) notice.show(text('games.refusal.session_closed'), [{ label: text('games.refusal.reload'), isMain: true, onPress: reloadPage }]);
  else notice.show(text('games.fault.not_loaded'), [{ label: text('games.fault.try_again'), isMain: true, onPress: () => void start() }]);
}

async function start(): Promise<void> {
  root.setAttribute('aria-busy', 'true');
  const loading = createGameApi(token, pageUrl).state();
  const texts = await loadTexts(localePrefix);
  document.documentElement.lang = texts.languageTag;
  const outcome = await loading;
  if (outcome.kind === 'succeeded' && outcome.result.game.model === 'crash') {
    const state = outcome.result;
    const elements = createCrashGame({ state, token, api: createCrashApi(createCaller(token, pageUrl)), texts, pageUrl, view });
    if (elements) {
      document.title = state.game.name;
      root.style.setProperty('--accent', state.game.accent);
      root.dataset['view'] = view;
      root.replaceChildren(...elements);
    } else showError(texts, false);
  } else showError(texts, outcome.kind === 'refused');
  root.removeAttribute('aria-busy');
  notifySite({ type: 'ready' });
}

void start();
