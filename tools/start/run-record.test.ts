import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assertNotRunning, endLeftovers, isRunning, markOf, claimDataFolder } from './run-record.mjs';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-record-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('refuses a second run on the same data while the first is running', async () => {
  const folder = newFolder();
  const record = await claimDataFolder(folder, 'http://localhost:1');
  expect(() => assertNotRunning(folder)).toThrow('already running from this folder: http://localhost:1');
  record.release();
  expect(() => assertNotRunning(folder)).not.toThrow();
  expect(existsSync(join(folder, 'run.json'))).toBe(false);
});

it('ignores a record whose process number now belongs to another process', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), JSON.stringify({ owner: { pid: process.pid, began: 'another time' }, site: '', children: {} }));
  expect(() => assertNotRunning(folder)).not.toThrow();
});

it('ignores a broken record', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), '{"owner":');
  expect(() => assertNotRunning(folder)).not.toThrow();
});

it('stops the servers that a killed run left behind', async () => {
  const folder = newFolder();
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  const record = await claimDataFolder(folder, 'http://localhost:1');
  record.addChild('server', child.pid ?? 0);
  const stored = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { children: { server: { pid: number; began: string } } };
  expect(isRunning(stored.children.server)).toBe(true);
  await endLeftovers(folder);
  expect(isRunning(stored.children.server)).toBe(false);
  expect(markOf(child.pid ?? 0).began).toBeNull();
});
