/** Masks an address, since others may see the screen: "il••••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? '••••' : `${email.slice(0, Math.min(2, at - 1))}••••${email.slice(at)}`;
}
