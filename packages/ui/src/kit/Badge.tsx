import type { ReactNode } from 'react'

const tones = {
  quiet: 'bg-sunk text-ink-soft',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
} as const

/** A word about a row or a card. The tone shows its importance, and so does the word. */
export function Badge({ tone = 'quiet', className = '', children }: Badge.Props) {
  return (
    <span
      className={`inline-block h-fit shrink-0 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  )
}

export declare namespace Badge {
  type Props = {
    /** @default 'quiet' */
    tone?: keyof typeof tones
    className?: string
    children: ReactNode
  }
}
