import type { ReactNode } from 'react'

/** One figure under its name; put several in a `dl`. */
export function Stat({ name, size = 'm', children }: Stat.Props) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-medium text-ink-soft">{name}</dt>
      <dd
        className={`figures leading-snug font-semibold wrap-anywhere *:whitespace-normal ${size === 'l' ? 'sm:text-xl' : 'text-sm sm:text-[0.95rem]'}`}
      >
        {children}
      </dd>
    </div>
  )
}

export declare namespace Stat {
  type Props = {
    name: string
    /** Large for the figures that matter most. @default 'm' */
    size?: 'm' | 'l'
    children: ReactNode
  }
}
