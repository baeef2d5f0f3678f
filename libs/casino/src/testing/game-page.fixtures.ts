import type { GameMessage } from '@playfront/api-contract';

const post = (message: GameMessage) => `parent.postMessage(${JSON.stringify(message)}, '*')`;

/** A page that replaces a game in stories. */
const page = `<!doctype html><html lang="en"><title>Game</title><meta name="color-scheme" content="dark">
<body style="margin:0;display:grid;place-items:center;height:100vh;background:#101826;color:#eef1f7;font:600 20px system-ui">
<main><button style="font:inherit;padding:12px 24px">Spin</button></main>
<script>${post({ source: 'playfront-game', type: 'ready' })};
document.querySelector('button').onclick = () => ${post({ source: 'playfront-game', type: 'round-started', bet: '1.00', currency: 'EUR' })};</script></body></html>`;

/** URL of a game that needs no server. It posts `ready` when loaded, and `round-started` when its button is pressed. */
export const gamePageUrl = `data:text/html,${encodeURIComponent(page)}`;
