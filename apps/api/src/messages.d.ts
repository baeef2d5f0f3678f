/** The mails and the pages of payment sandbox and mailbox use the messages of their own file in `translations/` (decision 0118). */
interface OwnMessages {
  readonly api: true;
}
