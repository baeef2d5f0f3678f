/** The browser's public IP address, from the IP-echo service (spec §7); rejects if the response is not text. */
export async function fetchIpAddress(signal: AbortSignal, url = '/ip'): Promise<string> {
  const response = await fetch(url, { signal, headers: { accept: 'text/plain' } });
  if (!response.ok) throw new Error(`The IP-echo service responded with ${response.status}`);
  return (await response.text()).trim();
}
