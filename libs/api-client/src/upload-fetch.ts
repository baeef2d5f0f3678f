/**
 * A `fetch` that reports how much of its body has been sent. It uses XMLHttpRequest, since `fetch` has no upload progress, and a stream as its body
 * needs HTTP/2.
 */
export function createUploadFetch(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const abort = () => xhr.abort();
      xhr.open(request.method, request.url);
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total));
      xhr.addEventListener('load', () => resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) })));
      xhr.addEventListener('error', () => reject(new TypeError('network error')));
      xhr.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
      xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort));
      request.signal.addEventListener('abort', abort);
      if (request.signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
      xhr.send(body);
    });
  };
}

/** Headers of the response that the client reads. */
function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
