/** Identifies an element: the first visible one that matches the selector and the name. */
export type Target = {
  readonly selector: string;
  /** Source of a regular expression over the element's label, or its text if it has none. */
  readonly name?: string;
  /** Searches the game frame instead of the page. */
  readonly isInFrame?: boolean;
};

/** An element that receives real clicks and key presses of the browser instead of script events. */
export interface FoundElement {
  click(): Promise<void>;
  /** A newline presses Enter. */
  type(text: string): Promise<void>;
}

/** A window of one browser; each browser has its own protocol. */
export interface BrowserWindow {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  find(target: Target): Promise<FoundElement | null>;
  /** Waits until the network is idle. */
  waitForIdle(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** All console messages so far, of every page. */
  messages(): readonly string[];
  close(): Promise<void>;
}
