import type { Plugin } from 'vitest/config';

/** The server that uploads of `libs/api-client` go to in tests: `/uploads/<status>` echoes the request, `/uploads/never` does not respond. */
export const echoUploads: Plugin = {
  name: 'echo-uploads',
  configureServer({ middlewares }) {
    middlewares.use('/uploads', (request, response) => {
      const status = Number(request.url?.slice(1));
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        if (Number.isNaN(status)) return;
        response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' });
        response.end(
          status === 204 ? undefined : JSON.stringify({ method: request.method, token: request.headers.authorization, length: body.length }),
        );
      });
    });
  },
};
