import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconCheck, IconCopy } from '../icons.ts';
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
  className?: string | undefined;
}

const copiedMs = 2000;

/** A text with a copy button. If the clipboard is not available, the text is selected instead. */
export function CopyField({ label, value, copyLabel, copiedLabel, edgeLength = 0, className }: CopyFieldProps) {
  const labelId = useId();
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const handleCopy = async () => setCopied(await copyText(value, text.current));

  const isEdged = edgeLength > 0 && value.length > 2 * edgeLength;
  return (
    <div className={className}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div role="group" aria-labelledby={labelId} className={styles.box}>
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
        <Button className={styles.button} icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={() => void handleCopy()}>
          {isCopied ? copiedLabel : copyLabel}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {isCopied ? copiedLabel : ''}
      </span>
    </div>
  );
}
