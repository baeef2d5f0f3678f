/** This library uses the messages of its own file in `translations/` (decision 0118). */
interface OwnMessages {
  readonly payments: true;
}
