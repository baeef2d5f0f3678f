import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assertNotRunning, endLeftovers, isRunning, markOf, takeOver } from './run-record.mjs';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-record-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('refuses a second run over the same data while the first lives', async () => {
  const folder = newFolder();
  const record = await takeOver(folder, 'http://localhost:1');
  expect(() => assertNotRunning(folder)).toThrow('already running from this folder: http://localhost:1');
  record.release();
  expect(() => assertNotRunning(folder)).not.toThrow();
  expect(existsSync(join(folder, 'run.json'))).toBe(false);
});

it('is not held up by a record whose process number belongs to somebody else by now', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), JSON.stringify({ owner: { pid: process.pid, began: 'another time' }, site: '', children: {} }));
  expect(() => assertNotRunning(folder)).not.toThrow();
});

it('is not held up by a broken record', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), '{"owner":');
  expect(() => assertNotRunning(folder)).not.toThrow();
});

it('ends the servers that a killed run left behind', async () => {
  const folder = newFolder();
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  const record = await takeOver(folder, 'http://localhost:1');
  record.addChild('server', child.pid ?? 0);
  const kept = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { children: { server: { pid: number; began: string } } };
  expect(isRunning(kept.children.server)).toBe(true);
  await endLeftovers(folder);
  expect(isRunning(kept.children.server)).toBe(false);
  expect(markOf(child.pid ?? 0).began).toBeNull();
});
