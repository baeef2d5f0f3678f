import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServerProcess, warningIn } from './server-process.ts';

describe('warningIn', () => {
  it.each([
    { description: 'a warning of pino', line: '{"level":40,"msg":"slow","err":{"message":"late"}}', isError: false, expected: 'slow: late' },
    { description: 'an error of pino on either stream', line: '{"level":50,"msg":"down"}', isError: true, expected: 'down' },
    { description: 'an info line of pino', line: '{"level":30,"msg":"request completed"}', isError: false, expected: null },
    { description: 'plain text on stdout', line: 'hello', isError: false, expected: null },
    { description: 'plain text on stderr', line: 'Error: broken', isError: true, expected: 'Error: broken' },
    { description: 'an empty line on stderr', line: ' ', isError: true, expected: null },
    { description: 'an incomplete JSON line on stderr', line: '{"level":', isError: true, expected: '{"level":' },
  ])('$description → $expected', ({ line, isError, expected }) => expect(warningIn(line, isError)).toBe(expected));
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('startServerProcess', () => {
  function run(script: string) {
    const warnings: string[] = [];
    const logFile = join(newFolder(), 'logs/server.log');
    let reportHello: () => void = () => undefined;
    const hello = new Promise<void>((resolve) => (reportHello = resolve));
    const onWarning = (line: string) => {
      warnings.push(line);
      reportHello();
    };
    const server = startServerProcess({
      name: 'server',
      command: [process.execPath, '--eval', script],
      env: process.env,
      logFile,
      cwd: tmpdir(),
      onWarning,
    });
    return { server, warnings, logFile, hello };
  }

  it('writes its log and reports its warnings', async () => {
    const { server, warnings, logFile } = run(`console.log('{"level":30,"msg":"fine"}'); console.error('not fine')`);
    expect(await server.ended).toBe('exit code 0');
    expect(warnings).toEqual(['server: not fine']);
    expect(readFileSync(logFile, 'utf8')).toContain('fine');
  });

  it('stops a server with SIGTERM', async () => {
    const { server, hello } = run(`process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.error('up')`);
    await hello;
    await server.stop(5_000);
    expect(await server.ended).toBe('exit code 7');
  });

  it('kills a server that ignores SIGTERM', async () => {
    const { server, hello } = run(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error('up')`);
    await hello;
    await server.stop(50);
    expect(await server.ended).toBe('signal SIGKILL');
  });

  it('reports why a server could not be started', async () => {
    const logFile = join(newFolder(), 'server.log');
    const server = startServerProcess({ name: 'server', command: ['/no/such/program'], env: {}, logFile, cwd: tmpdir(), onWarning: () => undefined });
    expect(await server.ended).toContain('ENOENT');
  });
});
