import { expect, test, vi } from 'vitest';
import { createUploadFetch } from './upload-fetch.ts';

const body = 'x'.repeat(300_000);
const request = { method: 'POST', headers: { authorization: 'Bearer 1' }, body };

test('sends the request as it is, and reports what has been sent until all of it has', async () => {
  const shares: number[] = [];
  const response = await createUploadFetch((share) => shares.push(share))('/uploads/200', request);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ method: 'POST', token: 'Bearer 1', length: body.length });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('resolves with a refusal and the headers that the client reads', async () => {
  const response = await createUploadFetch(vi.fn())('/uploads/429', request);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('7');
  expect(response.headers.get('content-type')).toBe('application/json');
});

test('accepts a response without a body', async () => {
  const response = await createUploadFetch(vi.fn())('/uploads/204', request);
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test('rejects as fetch does if the server cannot be reached', async () => {
  // The discard port, which browsers do not connect to.
  await expect(createUploadFetch(vi.fn())('http://localhost:9/uploads', request)).rejects.toThrow(TypeError);
});

test('aborts an upload that is cancelled while it waits, and does not send one that was cancelled before', async () => {
  const controller = new AbortController();
  const cancelled = createUploadFetch((share) => share === 1 && controller.abort())('/uploads/never', { ...request, signal: controller.signal });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });

  const report = vi.fn();
  const late = createUploadFetch(report)('/uploads/200', { ...request, signal: controller.signal });
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(report).not.toHaveBeenCalled();
});
