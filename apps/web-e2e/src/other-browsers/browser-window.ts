/** The element that a step needs: the first visible one that matches the selector and whose name matches. */
export type Target = {
  readonly selector: string;
  /** Source of a regular expression over the element's label, else its text. */
  readonly name?: string;
  /** Looks inside the frame of the game instead of the page. */
  readonly isInFrame?: boolean;
};

/** An element that receives real clicks and key presses of the browser, not events made by a script. */
export interface FoundElement {
  click(): Promise<void>;
  /** A newline presses Enter. */
  type(text: string): Promise<void>;
}

/** A window of one browser; each browser uses another protocol. */
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
