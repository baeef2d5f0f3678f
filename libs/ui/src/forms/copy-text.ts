/**
 * Copies a text. If there is no clipboard (http, old browsers) or it refuses, selects the text in `shownIn`, so that the player can press Ctrl+C.
 * @returns whether it was copied. Never rejects.
 */
export async function copyText(text: string, shownIn: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shownIn) document.getSelection()?.selectAllChildren(shownIn);
    return false;
  }
}
