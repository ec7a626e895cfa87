import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import type { ReactNode } from 'react'
import { designWords } from '../../i18n/areas/design.js'

/** Shows a part of `ui/`: its name, when to use it, its file, and its states. */
export function Specimen({ name, use, file = `ui/${name}.tsx`, children }: Specimen.Props) {
  const words = useArea(designWords)
  return (
    <article
      id={name.toLowerCase()}
      aria-labelledby={`part-${name}`}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(14rem,18rem)_minmax(0,1fr)]"
    >
      <header className="space-y-2">
        <h3 id={`part-${name}`} className="text-xl">
          {name}
        </h3>
        <p className="text-sm text-ink-soft">{use}</p>
        <p className="text-xs text-ink-soft">
          <span className="sr-only">{words.parts.source}: </span>
          <code>{file}</code>
        </p>
      </header>
      <div className="min-w-0 space-y-5">{children}</div>
    </article>
  )
}

export declare namespace Specimen {
  type Props = {
    name: string
    /** When to use it, in one sentence. */
    use: string
    /** Below `apps/web/src`. @default `ui/` and its name */
    file?: string
    children: ReactNode
  }
}

/** Shows states side by side, each with its name. */
export function States({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-5">{children}</div>
}

/** Shows one state with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 space-y-2">
      {children}
      <p className="text-xs text-ink-soft">{name}</p>
    </div>
  )
}
