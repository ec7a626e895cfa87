/** The eight-pointed star with a gate in it: Souk's mark. */
export function StarMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <g fill="var(--clay)">
        <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" />
        <rect x="6.5" y="6.5" width="19" height="19" rx="1.5" transform="rotate(45 16 16)" />
      </g>
      <path d="M11.4 22.6v-6.4a4.6 4.6 0 0 1 9.2 0v6.4z" fill="var(--paper)" />
      <path d="M14 22.6v-6a2 2 0 0 1 4 0v6z" fill="var(--saffron)" />
    </svg>
  )
}
