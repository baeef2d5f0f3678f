/** Reads the fields of a submitted form, at most 100 characters of each. */
export function formOf(body: unknown): (name: string) => string {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => (form.get(name) ?? '').slice(0, 100);
}
