/** Reads the fields of a form that was sent: what a tester types, and no more than 100 characters of it. */
export function formOf(body: unknown): (name: string) => string {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => (form.get(name) ?? '').slice(0, 100);
}
