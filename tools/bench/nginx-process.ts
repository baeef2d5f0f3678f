import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from '../start/ports.mjs';
import { Refusal, root } from '../start/repository.mjs';
import { startServerProcess } from '../start/server-process.ts';

export type ServedFile = { path: string; type: string; encoding: string; bytes: Buffer };

/** Starts nginx with one worker, since the gateway is one process, on precompressed files: it sends the same bytes as the gateway. */
export async function startNginx(folder: string, files: readonly ServedFile[]): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePortFrom(0);
  mkdirSync(folder, { recursive: true });
  const locations = files.map(({ path, type, encoding, bytes }, index) => {
    const file = join(folder, `${index}.bin`);
    writeFileSync(file, bytes);
    return `location = ${path} { alias ${file}; default_type "${type}"; add_header content-encoding ${encoding}; add_header vary Accept-Encoding; }`;
  });
  writeFileSync(
    join(folder, 'nginx.conf'),
    // If root starts nginx, its worker would run as a user without access to this folder.
    `${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; types {}
  open_file_cache max=100; open_file_cache_valid 60s; etag on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}
`,
  );
  const server = startServerProcess({
    name: 'nginx',
    command: ['nginx', '-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    env: process.env,
    logFile: join(folder, 'nginx.log'),
    cwd: root,
    onWarning: () => undefined,
  });
  let endReason: string | undefined;
  void server.ended.then((end) => (endReason = end));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (endReason !== undefined) throw new Refusal(`nginx did not start (${endReason}); log: ${join(folder, 'error.log')}.`);
    await sleep(20);
  }
  return { url, stop: () => server.stop(5_000) };
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
