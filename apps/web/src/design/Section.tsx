import type { ReactNode } from 'react'

/** A section of the gallery with a title, a sentence, and an anchor. */
export function Section({ id, title, lede, children }: Section.Props) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="space-y-6">
      <header className="max-w-2xl space-y-1.5">
        <h2 id={`${id}-title`} className="text-[clamp(1.6rem,3.5vw,2.1rem)]">
          {title}
        </h2>
        <p className="text-pretty text-ink-soft">{lede}</p>
      </header>
      {children}
    </section>
  )
}

export declare namespace Section {
  type Props = { id: string; title: string; lede: string; children: ReactNode }
}
