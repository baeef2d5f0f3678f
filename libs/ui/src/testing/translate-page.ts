/** Changes the DOM as browsers do when they translate a page: replaces each text by two nested `font` elements, except in `translate="no"`. */
export function translatePage(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
  for (const text of found) {
    if (!text.parentElement || text.parentElement.closest('[translate=no], font, script, style') || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
