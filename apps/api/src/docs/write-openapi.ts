import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createOpenApi } from '@playfront/api-contract/openapi';
import { openApiFile } from './docs.routes.ts';

/** `nx build @playfront/api`: the OpenAPI document of the contract, for `/api/docs`. */
const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string };
mkdirSync(dirname(openApiFile), { recursive: true });
writeFileSync(openApiFile, `${JSON.stringify(createOpenApi(version), null, 1)}\n`);
