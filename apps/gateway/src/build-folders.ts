import { fileURLToPath } from 'node:url';
import type { FormFactor } from './form-factor/formFactorOf.ts';

const appsFolder = fileURLToPath(new URL('../..', import.meta.url));

export function webRoot(formFactor: FormFactor): string {
  return `${appsFolder}web-${formFactor}`;
}

/** Holds `client/` and `server/`. */
export function webFolder(formFactor: FormFactor): string {
  return `${webRoot(formFactor)}/dist`;
}

export const gamesFolder = `${appsFolder}games/dist`;
export const compressedFolder = `${appsFolder}gateway/dist/compressed`;

const brandsFolder = fileURLToPath(new URL('../../../libs/brand/pictures/', import.meta.url));

export function brandFolder(brandId: string): string {
  return `${brandsFolder}${brandId}`;
}
