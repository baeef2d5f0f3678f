/** The build uses only the core messages, which load with every page; the library views use the others (decision 0118). */
interface OwnMessages {
  readonly casino: true;
  readonly game: true;
  readonly site: true;
}
