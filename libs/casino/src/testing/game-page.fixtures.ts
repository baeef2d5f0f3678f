/** A page that stands for a game. */
const page = `<!doctype html><html lang="en"><title>Game</title><meta name="color-scheme" content="dark">
<body style="margin:0;display:grid;place-items:center;height:100vh;background:#101826;color:#eef1f7;font:600 20px system-ui">
<main><button style="font:inherit;padding:12px 24px">Spin</button></main>
<script>parent.postMessage({ source: 'playfront-game', type: 'ready' }, '*');
document.querySelector('button').onclick = () => parent.postMessage({ source: 'playfront-game', type: 'round-started' }, '*');</script></body></html>`;

/** Address of a game that needs no server. It says `ready` when it is there, and `round-started` when its button is pressed. */
export const gamePageUrl = `data:text/html,${encodeURIComponent(page)}`;
