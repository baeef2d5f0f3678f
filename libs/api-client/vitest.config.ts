import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { viewTests } from '../../.storybook/test-project.ts';

/** The server that uploads of the tests in the browser go to: `/uploads/<status>` echoes the request, `/uploads/never` does not respond. */
const uploads: Plugin = {
  name: 'uploads',
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

export default defineConfig({
  test: {
    projects: [{ test: { name: 'rules', include: ['src/**/*.test.ts'], testTimeout: 20_000 } }, { ...viewTests, plugins: [uploads] }],
  },
});
