/** A rotating star. Decoration only: the text beside it names what is loading. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 motion-safe:animate-[spin_1.4s_linear_infinite] ${className}`}
    >
      <path
        d="M12 3a9 9 0 1 1-9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
