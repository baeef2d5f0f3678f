import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { text } from 'node:stream/consumers';

export type HttpRequest = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body: string | undefined };
export type HttpResponse = { readonly status: number; readonly headers: Headers; readonly text: string };

/**
 * Sends a request and reads the response, even if it arrives before the body is sent, as browsers do and Node's `fetch` does not: a server that refuses a
 * long body may respond and close the connection before it has read the body.
 * @throws {Error} if there is no response within `timeoutMs`, or the connection breaks before it.
 */
export function sendRequest(url: string, { method, headers, body }: HttpRequest, timeoutMs: number): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestByHttps : requestByHttp;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = send(url, { method, headers: { ...headers, ...length }, signal: AbortSignal.timeout(timeoutMs) });
    // After the response has started, an error only means that the server did not read the rest of the body.
    sent.on('error', reject);
    sent.once('response', (response) => {
      const lines = response.rawHeaders;
      const pairs = lines.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, lines[index + 1] ?? '']] : []));
      text(response).then((content) => {
        if (!sent.writableFinished) sent.destroy();
        resolve({ status: response.statusCode ?? 0, headers: new Headers(pairs), text: content });
      }, reject);
    });
    sent.end(body);
  });
}
