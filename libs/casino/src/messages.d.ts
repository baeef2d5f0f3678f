/** This library uses the messages of its own files in `translations/` (decision 0118); those of `game` load with the pages that need them. */
interface OwnMessages {
  readonly casino: true;
  readonly game: true;
}
