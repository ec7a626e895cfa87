import type { ReactNode } from 'react'

/** A link past many controls. Only visitors with a keyboard meet it: it shows while it has the focus. */
export function SkipLink({ target, children }: SkipLink.Props) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-clay px-5 py-3 font-semibold text-on-clay focus:translate-y-0"
    >
      {children}
    </a>
  )
}

export declare namespace SkipLink {
  type Props = {
    /** The id of the element that receives the focus. It needs a `tabIndex`. */
    target: string
    children: ReactNode
  }
}
