/** What a step looks for: the first visible element that fits the selector and whose name fits. */
export type Target = {
  readonly selector: string;
  /** Source of a regular expression over the element's label, else its text. */
  readonly name?: string;
  /** Looks inside the frame of the game instead of the page. */
  readonly isInFrame?: boolean;
};

/** An element that takes the browser's own clicks and key presses, not events made by a script. */
export interface FoundElement {
  click(): Promise<void>;
  /** A newline presses Enter. */
  type(text: string): Promise<void>;
}

/** A window of one browser; each browser is driven by another protocol. */
export interface BrowserWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  find(target: Target): Promise<FoundElement | null>;
  /** Waits until the page loads nothing more. */
  untilQuiet(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** All that the console has shown so far, on every page. */
  messages(): readonly string[];
  close(): Promise<void>;
}
