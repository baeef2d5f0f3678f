// `npm run providers`: generates the site's registry of payment providers from the operator's seed file.
import { readFileSync, writeFileSync } from 'node:fs';
import { registryFile, registrySource, seedFile } from './provider-registry.ts';

writeFileSync(registryFile, registrySource(readFileSync(seedFile, 'utf8')));
