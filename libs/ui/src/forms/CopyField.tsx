import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconCheck, IconCopy } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './CopyField.module.css';
import { copyText } from './copy-text.ts';

export interface CopyFieldProps {
  label: ReactNode;
  /** Text to copy, shown in full: an address, a reference. */
  value: string;
  copyLabel: string;
  /** Announced and shown for 2 s after copying. */
  copiedLabel: string;
  /** Number of highlighted characters at both ends, for comparing a long address. */
  edgeLength?: number | undefined;
  /** Text to copy if it differs from the shown one: an amount without its currency. */
  copiedText?: string | undefined;
  /** A row of a `CopyRows` list, with the label inside. */
  isRow?: boolean | undefined;
  className?: string | undefined;
}

const copiedMs = 2000;

/** A text with a copy button. If the clipboard is not available, the text is selected instead. */
export function CopyField({ label, value, copyLabel, copiedLabel, edgeLength = 0, copiedText = value, isRow, className }: CopyFieldProps) {
  const labelId = useId();
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleCopy = async () => setCopied(await copyText(copiedText, text.current));

  const isEdged = edgeLength > 0 && value.length > 2 * edgeLength;
  const heading = (
    <span id={labelId} className={styles.label}>
      {label}
    </span>
  );
  return (
    <div className={joinClasses(isRow && styles.row, className)}>
      {!isRow && heading}
      <div role="group" aria-labelledby={labelId} className={styles.box}>
        {isRow && heading}
        <code ref={text} className={styles.value}>
          {isEdged ? (
            <>
              <b>{value.slice(0, edgeLength)}</b>
              {value.slice(edgeLength, -edgeLength)}
              <b>{value.slice(-edgeLength)}</b>
            </>
          ) : (
            value
          )}
        </code>
        <Button
          className={styles.button}
          variant={isRow ? 'quiet' : undefined}
          icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={isRow ? 20 : 18} />}
          onClick={() => void handleCopy()}
        >
          <span className={isRow && !isCopied ? 'visually-hidden' : undefined}>{isCopied ? copiedLabel : copyLabel}</span>
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {isCopied ? copiedLabel : ''}
      </span>
    </div>
  );
}
