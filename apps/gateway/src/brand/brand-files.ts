import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIcon, brandManifest, brandImages, tabIcon, type Brand } from '@playfront/brand';
import { assetOf, type AssetStore } from '../assets/asset-store.ts';
import { brandFolder } from '../build-folders.ts';

/** Icons, manifest and social image of a brand, by URL path. Loaded once at startup, which fails if an image is missing. */
export function brandFiles(brand: Brand): AssetStore {
  const images = brandImages.map((name) => [name, readFileSync(join(brandFolder(brand.id), name))] as const);
  const texts = [
    ['favicon.svg', Buffer.from(brandIcon(brand, tabIcon))],
    ['manifest.webmanifest', Buffer.from(brandManifest(brand))],
  ] as const;
  return new Map([...images, ...texts].map(([name, content]) => [`/${name}`, assetOf(name, content)]));
}
