/** Whether staff can make a payout: only to details that were entered. A saved card and the account of a deposit are known to the provider alone. */
export function canBePaidByHand({ details }: { readonly details: Readonly<Record<string, string>> }): boolean {
  return Object.keys(details).length > 0 && !Object.hasOwn(details, 'saved_card');
}
