import type { ReactNode } from 'react'
import { useWords } from '../i18n/useWords.js'
import { Footer } from './Footer.js'
import { Header } from './Header.js'

/** The frame around every page. */
export function Shell({ header, banner, footer, children }: Shell.Props) {
  const { frame } = useWords()
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-clay px-5 py-3 font-semibold text-on-clay focus:translate-y-0"
      >
        {frame.skip}
      </a>
      <Header {...header} />
      {banner}
      {/* While a page has no heading, it is loading. The footer stays below the window, so that it does not move when
          the page appears. */}
      <main id="main" tabIndex={-1} className="flex-1 not-has-[h1]:min-h-dvh focus:outline-none">
        {children}
      </main>
      <Footer {...footer} />
    </div>
  )
}

export declare namespace Shell {
  type Props = { header: Header.Props; footer: Footer.Props; banner: ReactNode; children: ReactNode }
}
