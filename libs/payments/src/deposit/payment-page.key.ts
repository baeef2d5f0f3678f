/** Key in session storage of the payment page that a deposit was sent to. */
export const paymentPageKey = 'payments.page';

/** The end of a session calls it: who comes next to this browser does not go on with the last one's payment. */
export function forgetPaymentPage(): void {
  try {
    sessionStorage.removeItem(paymentPageKey);
  } catch {
    // There is nothing to forget where nothing can be kept.
  }
}
