import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from './repository.mjs';

/**
 * A process by its number and the moment it began: the number alone may since belong to another.
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
 * When a process began, in words only good for comparing; null when there is none.
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
 * Refuses, in one line, a second run over the same data.
 * @param {string} dataFolder
 */
export function assertNotRunning(dataFolder) {
  const record = readRecord(dataFolder);
  if (record && isRunning(record.owner))
    throw new Refusal(`Playfront is already running from this folder: ${record.site} (process ${record.owner.pid}). End it first.`);
}

/**
 * Whether servers run over this data just now.
 * @param {string} dataFolder
 * @returns {boolean}
 */
export function isInUse(dataFolder) {
  const record = readRecord(dataFolder);
  return record !== null && isRunning(record.owner);
}

/**
 * Ends the servers of a run that was killed and could not do it itself; they would hold its ports.
 * @param {string} dataFolder
 */
export async function endLeftovers(dataFolder) {
  for (const child of Object.values(readRecord(dataFolder)?.children ?? {}).reverse()) await endProcess(child);
}

/**
 * Takes the data folder for this process.
 * @param {string} dataFolder
 * @param {string} site
 */
export async function takeOver(dataFolder, site) {
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
