/** The spinning ring of a busy button; colour and animation come from the class. */
export const Spinner = ({ className, size = 18 }: { className?: string | undefined; size?: number }) => (
  <svg className={className} width={size} height={size} viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <circle cx="9" cy="9" r="7" opacity=".25" />
    <path d="M9 2a7 7 0 0 1 7 7" strokeLinecap="round" />
  </svg>
);
