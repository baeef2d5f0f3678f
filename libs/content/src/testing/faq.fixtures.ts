import type { FaqSection } from '@playfront/api-contract';

/** A typical FAQ with three sections. */
export function wireFaq(): FaqSection[] {
  return [
    {
      id: 'account',
      title: 'Your account',
      questions: [
        {
          id: 'open',
          question: 'How do I open an account?',
          answer_html: '<p>Choose “Register” and answer three short pages. You must be 18 or over.</p>',
        },
        { id: 'forgot-password', question: 'I have forgotten my password', answer_html: '<p>Ask for a new one where you log in.</p>' },
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      questions: [{ id: 'how', question: 'How do I deposit?', answer_html: '<p>Open “Deposit”, choose a card or a bank.</p>' }],
    },
    {
      id: 'withdrawals',
      title: 'Withdrawals',
      questions: [
        {
          id: 'how-long',
          question: 'How long does it take?',
          answer_html:
            '<p>Most withdrawals leave us within 24 hours. Then:</p><ul><li>wallets and crypto take minutes</li><li>cards one to three days</li><li>a wire two to five</li></ul>',
        },
        {
          id: 'how',
          question: 'How do I withdraw?',
          answer_html: '<p>Open <a href="/user-management?tab=withdraw" rel="noopener">Withdraw</a>, choose how, and how much.</p>',
        },
      ],
    },
  ];
}
