import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIcon, brandManifest, brandPictures, tabIcon, type Brand } from '@playfront/brand';
import { assetOf, type AssetStore } from '../assets/asset-store.ts';
import { brandFolder } from '../build-folders.ts';

/** Icons, manifest and social picture of a brand, by the path of their address. Read once, at the start: a brand without its pictures does not start. */
export function brandFiles(brand: Brand): AssetStore {
  const pictures = brandPictures.map((name) => [name, readFileSync(join(brandFolder(brand.id), name))] as const);
  const texts = [
    ['favicon.svg', Buffer.from(brandIcon(brand, tabIcon))],
    ['manifest.webmanifest', Buffer.from(brandManifest(brand))],
  ] as const;
  return new Map([...pictures, ...texts].map(([name, content]) => [`/${name}`, assetOf(name, content)]));
}
