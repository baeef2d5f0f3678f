import type { FormFactor } from '@playfront/api-contract/site-build';
import { fileURLToPath } from 'node:url';

const appsFolder = fileURLToPath(new URL('../..', import.meta.url));

export function webRoot(formFactor: FormFactor): string {
  return `${appsFolder}web-${formFactor}`;
}

/** Contains `client/` and `server/`. */
export function webFolder(formFactor: FormFactor): string {
  return `${webRoot(formFactor)}/dist`;
}

export const gamesFolder = `${appsFolder}games/dist`;
export const backOfficeFolder = `${appsFolder}back-office/dist`;
export const compressedFolder = `${appsFolder}gateway/dist/compressed`;

const brandsFolder = fileURLToPath(new URL('../../../libs/brand/images/', import.meta.url));

export function brandFolder(brandId: string): string {
  return `${brandsFolder}${brandId}`;
}
