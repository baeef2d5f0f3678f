/**
 * Responses and events of Stripe, in the shapes of its published API description (https://github.com/stripe/openapi) with made-up ids. They contain
 * more than the operator reads, as the real ones do.
 */
export const checkoutSession = {
  id: 'cs_test_a1Zb9Yc8Xd7We6Vf5Ug4Th3Si2Rj1Qk0Pl9Om8Nn7Mo6Lp5Kq4Jr3Is2Ht1',
  object: 'checkout.session',
  amount_subtotal: 2550,
  amount_total: 2550,
  automatic_tax: { enabled: false, liability: null, status: null },
  cancel_url: 'https://play.example/user-management?tab=deposit',
  client_reference_id: null as string | null,
  created: 1_767_225_600,
  currency: 'eur',
  customer: null,
  customer_details: null,
  expires_at: 1_767_231_000,
  livemode: false,
  locale: 'fi',
  metadata: {},
  mode: 'payment',
  payment_intent: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  status: 'open',
  submit_type: null,
  success_url: 'https://play.example/user-management?tab=deposit',
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted',
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1Zb9Yc8Xd7We6Vf5Ug4Th3Si2Rj1Qk0Pl9Om8Nn7Mo6Lp5Kq4Jr3Is2Ht1#fid2cGd2ZndsdXFsamtQa2x0cGBrYHZ2',
};

export const paymentIntent = {
  id: 'pi_3QtEsTmAdEuPiNtEnT01a2b3',
  object: 'payment_intent',
  amount: 2550,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 2550,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: 'pi_3QtEsTmAdEuPiNtEnT01a2b3_secret_mAdEuPmAdEuPmAdEuP',
  confirmation_method: 'automatic',
  created: 1_767_225_660,
  currency: 'eur',
  customer: null,
  description: null,
  last_payment_error: null,
  latest_charge: 'ch_3QtEsTmAdEuPcHaRgE01a2b3',
  livemode: false,
  metadata: {} as Record<string, string>,
  next_action: null,
  payment_method: 'pm_1QtEsTmAdEuPmEtHoD01a2b3',
  payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  status: 'succeeded',
};

export const charge = {
  id: 'ch_3QtEsTmAdEuPcHaRgE01a2b3',
  object: 'charge',
  amount: 2550,
  amount_captured: 2550,
  amount_refunded: 0,
  balance_transaction: 'txn_3QtEsTmAdEuPbAlAnCe01a2b3',
  captured: true,
  created: 1_767_225_661,
  currency: 'eur',
  disputed: false,
  failure_code: null,
  livemode: false,
  metadata: {} as Record<string, string>,
  outcome: { network_status: 'approved_by_network', reason: null, risk_level: 'normal', seller_message: 'Payment complete.', type: 'authorized' },
  paid: true,
  payment_intent: 'pi_3QtEsTmAdEuPiNtEnT01a2b3',
  payment_method: 'pm_1QtEsTmAdEuPmEtHoD01a2b3',
  payment_method_details: {
    card: {
      amount_authorized: 2550,
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      exp_month: 8,
      exp_year: 2040,
      fingerprint: 'mAdEuPfInGeRpRiN',
      funding: 'credit',
      last4: '4242',
      network: 'visa',
      three_d_secure: null,
      wallet: null,
    },
    type: 'card',
  },
  refunded: false,
  status: 'succeeded',
};

export const dispute = {
  id: 'du_1QtEsTmAdEuPdIsPuTe01a2b',
  object: 'dispute',
  amount: 2550,
  balance_transactions: [],
  charge: 'ch_3QtEsTmAdEuPcHaRgE01a2b3',
  created: 1_769_904_000,
  currency: 'eur',
  evidence_details: { due_by: 1_770_681_599, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: 'pi_3QtEsTmAdEuPiNtEnT01a2b3',
  reason: 'fraudulent',
  status: 'needs_response',
};

/** The response to a request that Stripe refuses. */
export const cardError = {
  error: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    doc_url: 'https://stripe.com/docs/error-codes/card-declined',
    message: 'Your card was declined.',
    type: 'card_error',
  },
};

/** An event about an object, as its webhook receives it. */
export function eventAbout(type: string, object: object, more: { data?: object; livemode?: boolean } = {}): string {
  return JSON.stringify({
    id: 'evt_1QtEsTmAdEuPeVeNt01a2b3c',
    object: 'event',
    api_version: '2024-06-20',
    created: 1_767_225_662,
    data: { object, ...more.data },
    livemode: more.livemode ?? false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}
