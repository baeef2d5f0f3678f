/** Mails and the pages of the payment sandbox and the mailbox use the messages of their own `api.json` in `translations/` (decision 0118). */
interface OwnMessages {
  readonly api: true;
}
