import type { ReactNode } from 'react'

/** A part of the operator's page. */
export function Part({ title, why, children }: Part.Props) {
  return (
    <section aria-label={title} className="space-y-4 rounded-panel border border-line bg-surface p-5">
      <div className="space-y-1">
        <h2 className="text-xl">{title}</h2>
        {why && <p className="text-sm text-ink-soft">{why}</p>}
      </div>
      {children}
    </section>
  )
}

/** Shows parts side by side where there is room for two forms. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2">{children}</div>
}

export declare namespace Part {
  type Props = { title: string; why?: string; children: ReactNode }
}
