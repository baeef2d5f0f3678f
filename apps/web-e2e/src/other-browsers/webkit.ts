import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePortFrom } from '../../../../tools/start/ports.mjs';
import type { BrowserWindow } from './browser-window.ts';
import { findElement } from './find-element.ts';

const windowScript = fileURLToPath(new URL('webkit-window.js', import.meta.url));
/** Key of an element's reference (WebDriver, "web element identifier"). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const enterKey = '\uE007';
/** The page counts as idle after this long without a new resource. */
const idleMs = 1_000;
const expectedMessages = [
  // WebKit checks once, three seconds after a page has loaded, for unused preloads. On a slow machine that can be between the preload of a chunk and
  // its import. A really unused preload fails the journeys in Chromium, which warns about it, too.
  /^CONSOLE OTHER WARN The resource \S+ was preloaded using link preload but not used within a few seconds/,
  // Requests pending when a page is left: WebKit reports an aborted call as refused, and its page cache closes a live channel that is being opened.
  // Calls that are really refused and failed connections fail the journeys in Firefox and Chromium.
  /CONSOLE JS ERROR Fetch API cannot load \S+\/(?:api\/front|page-files)\/\S+ due to access control checks\.$/,
  /CONSOLE NETWORK ERROR WebSocket connection to '\S+\/socket\.io\/\S+' failed: WebSocket is closed due to suspension\.$/,
  // Occasionally on a game page, about one run in fifteen, never in Chromium. Harmless: the notifications are delivered in the next frame. The
  // observer was not identified.
  /online-casino\?game=\S+ CONSOLE JS ERROR ResizeObserver loop completed with undelivered notifications\.$/,
];
type ElementReference = { [elementKey]: string };

/** Opens Debian's WebKitGTK on a separate virtual screen, over WebDriver. */
export async function openWebKit(): Promise<BrowserWindow> {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-webkit-'));
  const consoleFile = join(folder, 'console.log');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const children: ChildProcess[] = [screen];
  const endAll = () => children.reverse().forEach((child) => child.kill());
  process.once('exit', endAll);
  const display = `:${await firstLine(screen.stdio[3] as Readable)}`;
  const port = await freePortFrom(0);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  children.push(driver);
  const call = driverAt(`http://127.0.0.1:${port}`);
  await waitForDriver(call);
  // The driver discards the browser's standard error, so a shell writes it to a file.
  const run = `exec gjs -m '${windowScript}' '${folder}' 2>'${consoleFile}'`;
  const browserOptions = { binary: '/bin/sh', args: ['-c', run] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;
  const execute = <T>(script: string, ...args: unknown[]) => call<T>('POST', `${session}/execute/sync`, { script, args });
  return {
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
    },
    async find({ selector, name = '', isInFrame = false }) {
      await call('POST', `${session}/frame`, { id: null });
      if (isInFrame) {
        const frame = await execute<ElementReference | null>("return document.querySelector('iframe')");
        if (!frame) return null;
        await call('POST', `${session}/frame`, { id: frame });
      }
      const found = await execute<ElementReference | null>(`return (${findElement.toString()})(...arguments)`, selector, name);
      if (!found) return null;
      const element = `${session}/element/${found[elementKey]}`;
      return {
        click: () => call('POST', `${element}/click`, {}),
        type: (text) => call('POST', `${element}/value`, { text: text.replaceAll('\n', enterKey) }),
      };
    },
    // WebDriver does not report requests; the page's performance entries list the finished ones.
    async waitForIdle() {
      const count = () => execute<number>("return performance.getEntriesByType('resource').length");
      for (let before = -1, now = await count(); now > before; [before, now] = [now, await count()]) await sleep(idleMs);
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    messages: () =>
      readFileSync(consoleFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes('CONSOLE ') && !expectedMessages.some((message) => message.test(line))),
    async close() {
      await call('DELETE', session);
      endAll();
      process.off('exit', endAll);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Call = <T = void>(method: string, path: string, body?: object) => Promise<T>;

function driverAt(origin: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function waitForDriver(call: Call): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isListening = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isListening) return;
    await sleep(50);
  }
  throw new Error('WebKitWebDriver did not start');
}

async function firstLine(stream: Readable): Promise<string> {
  const [line] = (await once(createInterface({ input: stream }), 'line')) as [string];
  return line;
}
