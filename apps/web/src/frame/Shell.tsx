import type { ReactNode } from 'react'
import { useWords } from '../words/useWords.js'
import { Footer } from './Footer.js'
import { Header } from './Header.js'

/** The frame around every page. */
export function Shell({ header, banner, footer, children }: Shell.Props) {
  const { frame } = useWords()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-clay px-5 py-3 font-semibold text-on-clay focus:translate-y-0"
      >
        {frame.skip}
      </a>
      <Header {...header} />
      {banner}
      <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <Footer {...footer} />
    </div>
  )
}

export declare namespace Shell {
  type Props = { header: Header.Props; footer: Footer.Props; banner: ReactNode; children: ReactNode }
}
