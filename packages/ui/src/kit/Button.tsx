import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Spinner } from './Spinner.js'

export type ButtonTone = 'primary' | 'quiet' | 'ghost' | 'danger'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-clay text-on-clay hover:bg-clay-strong',
  quiet: 'bg-surface text-ink border border-edge hover:border-ink hover:bg-sunk',
  ghost: 'text-ink hover:bg-sunk',
  danger: 'bg-surface text-bad border border-bad hover:bg-bad-wash',
}

/** The style of a button, for links that act like one. */
export function buttonClass(tone: ButtonTone = 'quiet', size: 'm' | 'l' = 'm'): string {
  const sizing = size === 'l' ? 'min-h-12 px-4 text-base sm:px-6' : 'min-h-11 px-4 text-sm'
  return `inline-flex items-center justify-center gap-2 rounded-full py-1.5 text-center leading-snug text-balance font-semibold transition-colors duration-(--quick) disabled:opacity-55 disabled:cursor-not-allowed ${sizing} ${tones[tone]}`
}

/** A button. While `busy` it keeps its label, size and focus, and ignores presses. */
export function Button({ tone = 'quiet', size = 'm', busy = false, className = '', ...props }: Button.Props) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={busy || props['aria-disabled']}
      onClick={busy ? undefined : props.onClick}
      className={`${buttonClass(tone, size)} ${className}`}
    >
      {busy && <Spinner />}
      {props.children}
    </button>
  )
}

export declare namespace Button {
  type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
    tone?: ButtonTone
    size?: 'm' | 'l'
    busy?: boolean
    children: ReactNode
  }
}
