type Picture = {
  readonly complete: boolean;
  readonly dataset: Record<string, string | undefined>;
  closest(selector: 'li'): { getBoundingClientRect(): { top: number; left: number } } | null;
};

/** The parts of a browser that are touched; tests hand in fakes. */
export type PicturesWindow = {
  document: { querySelectorAll(selector: 'li img[loading=lazy]'): Iterable<Picture> };
  innerWidth: number;
  innerHeight: number;
  setTimeout(action: () => void, ms?: number): unknown;
};

/** The pictures of a page's lists, in the order in which they may come. */
export type ListPictures = {
  /** Holds those out of sight back (`data-unseen`) and lets the others come. */
  showSeen(): void;
  /** Whether those in sight have come. */
  areSeenHere(): boolean;
  /** Lets the others come too. */
  showUnseen(done: () => void): void;
};

/**
 * Lets the pictures of a page's lists come a few at a time, from the top down: all at once they would take the processor and the line from what somebody is
 * waiting for. Sent as text beside the boot script: no imports, no outer names, and no comments within.
 */
/* v8 ignore next */
export function listPictures(page: PicturesWindow): ListPictures {
  const seen: Picture[] = [];
  const unseen: Picture[] = [];
  const show = (pictures: Iterator<Picture>, done: () => void) => {
    for (let left = 4; left > 0; left--) {
      const next = pictures.next();
      if (next.done) {
        done();
        return;
      }
      delete next.value.dataset['unseen'];
    }
    page.setTimeout(() => show(pictures, done), 50);
  };
  return {
    showSeen() {
      for (const picture of page.document.querySelectorAll('li img[loading=lazy]')) {
        const place = picture.closest('li')?.getBoundingClientRect();
        (place && (place.top > page.innerHeight || place.left > page.innerWidth) ? unseen : seen).push(picture);
      }
      for (const picture of seen.concat(unseen)) picture.dataset['unseen'] = '';
      show(seen.values(), () => {});
    },
    areSeenHere: () => seen.every(({ complete }) => complete),
    showUnseen: (done) => show(unseen.splice(0).values(), done),
  };
}
