/** Whether staff can make a payout: only to entered details. Saved cards and the accounts of deposits are known only to the provider. */
export function canBePaidByHand({ details }: { readonly details: Readonly<Record<string, string>> }): boolean {
  return Object.keys(details).length > 0 && !Object.hasOwn(details, 'saved_card');
}
