/** The error pages use the messages of their own file in `translations/` (decision 0118). */
interface OwnMessages {
  readonly gateway: true;
}
