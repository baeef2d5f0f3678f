/** The build itself uses the messages that come with every page; the others are used by the views of libraries (decision 0118). */
interface OwnMessages {
  readonly casino: true;
  readonly site: true;
}
