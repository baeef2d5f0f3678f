import { createGameApi } from '../frame/game-api.ts';
import { notifySite } from '../frame/site-messages.ts';
import { readSession } from '../frame/session.ts';
import { loadTexts, type Texts } from '../frame/texts.ts';
import { createGame } from './game.ts';
import { createNotice } from '../frame/notice.ts';
import { reloadPage } from '../frame/reload-page.ts';
import { heightOf, layoutOf, slotModelOf } from './slot-model.ts';
import { loadSymbols } from './symbols.ts';
import './reels.css';

const pageUrl = location.href;
const { token, localePrefix } = readSession(location.hash);
const api = createGameApi(token, pageUrl);
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
  const loading = api.state();
  const texts = await loadTexts(localePrefix);
  document.documentElement.lang = texts.languageTag;
  const outcome = await loading;
  if (outcome.kind !== 'succeeded') showError(texts, outcome.kind === 'refused');
  else {
    const state = outcome.result;
    const model = slotModelOf(state.game.model);
    const images = loadSymbols(state.game.symbols, pageUrl);
    await images.ready;
    const parts = model && createGame({ state, model, api, texts, images, pageUrl });
    if (model && parts) {
      document.title = state.game.name;
      root.style.setProperty('--accent', state.game.accent);
      root.style.setProperty('--reels', String(layoutOf(model).strips.length));
      root.style.setProperty('--rows', String(heightOf(model)));
      root.replaceChildren(...parts);
    } else showError(texts, false);
  }
  root.removeAttribute('aria-busy');
  notifySite({ type: 'ready' });
}

void start();
