import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  info: { icon: Info, className: 'bg-tile-wash text-ink', iconClass: 'text-tile' },
  good: { icon: CircleCheck, className: 'bg-good-wash text-ink', iconClass: 'text-good' },
  warn: { icon: TriangleAlert, className: 'bg-warn-wash text-ink', iconClass: 'text-warn' },
  bad: { icon: CircleAlert, className: 'bg-bad-wash text-ink', iconClass: 'text-bad' },
} as const

/** A short message in a box: the fact, then the action. */
export function Notice({ tone, title, children, action, live = false }: Notice.Props) {
  const { icon: Icon, className, iconClass } = looks[tone]
  return (
    <div
      role={live ? 'alert' : undefined}
      data-warning={tone === 'warn' || tone === 'bad' ? '' : undefined}
      className={`flex gap-3 rounded-card p-3.5 text-sm ${className}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-4.5 shrink-0 ${iconClass}`} />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="wrap-break-word">{children}</div>}
        {action && <div className="pt-1.5">{action}</div>}
      </div>
    </div>
  )
}

export declare namespace Notice {
  type Props = {
    tone: keyof typeof looks
    title?: string
    children?: ReactNode
    action?: ReactNode
    /** Whether screen readers announce it when it appears. @default false */
    live?: boolean
  }
}
