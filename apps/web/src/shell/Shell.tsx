import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import type { ReactNode } from 'react'
import { SkipLink } from '../pages/SkipLink.js'
import { Header } from './Header.js'

/** The frame around every page. */
export function Shell({ header, banner, footer, children }: Shell.Props) {
  const { frame } = useWords()
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <SkipLink target="main">{frame.skip}</SkipLink>
      <Header {...header} />
      {banner}
      {/* While a page has no heading, it is loading. The footer stays below the window, so that it does not move when
          the page appears. */}
      <main id="main" tabIndex={-1} className="flex-1 not-has-[h1]:min-h-dvh focus:outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}

export declare namespace Shell {
  type Props = { header: Header.Props; footer: ReactNode; banner: ReactNode; children: ReactNode }
}
