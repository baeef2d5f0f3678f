/**
 * The back office uses the messages of its own file in `translations/` (decision 0118), and those of the API, whose mails it previews
 * (decision 0144).
 */
interface OwnMessages {
  readonly backoffice: true;
  readonly api: true;
}
