import type { Readable } from 'node:stream';
import { callerOf } from '@playfront/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressCounter } from '../load/address-counter.ts';
import { readBody } from '../proxy/read-body.ts';
import { reportPath } from './content-security-policy.ts';
import { readCspReports } from './csp-report.ts';

const bodyLimit = { maxBytes: 16 * 1024, deadlineMs: 5_000 };

/** `POST /csp-reports`: logs a line for each violation of a content security policy. The response is 204 even for an invalid body. */
export function cspReportRoutes(server: FastifyInstance, counter: AddressCounter): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      async (_: FastifyRequest, payload: Readable) => parsed(await readBody(payload, bodyLimit)),
    );
    scope.setErrorHandler((error: Error & { statusCode?: number; endsConnection?: boolean }, _, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      if (error.endsConnection) reply.header('connection', 'close');
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    scope.post(reportPath, (request, reply) => {
      for (const report of readCspReports(request.body)) {
        if (counter.take('csp_reports', callerOf(request.ip)) > 0 || counter.take('all_csp_reports', '') > 0) break;
        request.log.warn({ csp: report }, 'a content security policy was violated');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
