import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './repository.mjs';

/**
 * A process by its number and start time: the number alone may have been reused by another process.
 * @typedef {{ pid: number, began: string | null }} ProcessMark
 * @typedef {{ owner: ProcessMark, site: string, children: Record<string, ProcessMark> }} RunRecord
 */

const fileName = 'run.json';
const patienceMs = 5000;

/**
 * @param {number} pid
 * @returns {ProcessMark}
 */
export function markOf(pid) {
  return { pid, began: beginningOf(pid) };
}

/**
 * @param {ProcessMark} mark
 * @returns {boolean}
 */
export function isRunning({ pid, began }) {
  return began !== null && beginningOf(pid) === began;
}

/**
 * The start time of a process, as text to compare only; null if there is no such process.
 * @param {number} pid
 * @returns {string | null}
 */
function beginningOf(pid) {
  if (process.platform === 'linux') {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return fields[0] === 'Z' ? null : (fields[19] ?? null);
    } catch {
      return null;
    }
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && stdout.trim() ? stdout.trim() : null;
}

/**
 * Refuses, in one line, a second run on the same data folder.
 * @param {string} dataFolder
 */
export function assertNotRunning(dataFolder) {
  const record = readRecord(dataFolder);
  if (record && isRunning(record.owner))
    throw new Refusal(`Playfront is already running from this folder: ${record.site} (process ${record.owner.pid}). Stop it first.`);
}

/**
 * Whether servers are running on this data folder.
 * @param {string} dataFolder
 * @returns {boolean}
 */
export function isInUse(dataFolder) {
  const record = readRecord(dataFolder);
  return record !== null && isRunning(record.owner);
}

/**
 * Stops the servers left behind by a run that was killed; they would block its ports.
 * @param {string} dataFolder
 */
export async function endLeftovers(dataFolder) {
  for (const child of Object.values(readRecord(dataFolder)?.children ?? {}).reverse()) await endProcess(child);
}

/**
 * Records that this process uses the data folder.
 * @param {string} dataFolder
 * @param {string} site
 */
export async function claimDataFolder(dataFolder, site) {
  assertNotRunning(dataFolder);
  await endLeftovers(dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  /** @type {RunRecord} */
  const record = { owner: markOf(process.pid), site, children: {} };
  writeRecord(dataFolder, record);
  return {
    /** @param {string} name @param {number} pid */
    addChild(name, pid) {
      record.children[name] = markOf(pid);
      writeRecord(dataFolder, record);
    },
    release() {
      rmSync(join(dataFolder, fileName), { force: true });
    },
  };
}

/** @param {ProcessMark} mark */
export async function endProcess(mark) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGKILL'];
  for (const signal of signals) {
    if (!isRunning(mark)) return;
    try {
      process.kill(mark.pid, signal);
    } catch {
      return;
    }
    for (let waitedMs = 0; waitedMs < patienceMs && isRunning(mark); waitedMs += 50) await sleep(50);
  }
}

/**
 * @param {string} dataFolder
 * @returns {RunRecord | null}
 */
function readRecord(dataFolder) {
  const file = join(dataFolder, fileName);
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  } catch {
    return null;
  }
}

/** @param {string} dataFolder @param {RunRecord} record */
function writeRecord(dataFolder, record) {
  writeFileSync(join(dataFolder, fileName), `${JSON.stringify(record)}\n`);
}
