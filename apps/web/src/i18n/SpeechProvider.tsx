import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { catalogues } from './catalogues.js'
import { keepLanguage, type Language } from './language/locale.js'
import { type Speech, SpeechContext } from './useWords.js'

/** Gives the page its language, and everything below it the words. */
export function SpeechProvider({ language: first, children }: SpeechProvider.Props) {
  const [language, setLanguage] = useState(first)
  const speech: Speech = useMemo(
    () => ({
      language,
      words: catalogues[language],
      onLanguage: (wished: Language) => {
        keepLanguage(window.localStorage, wished)
        document.documentElement.lang = wished
        setLanguage(wished)
      },
    }),
    [language],
  )
  // What prints numbers and dates reads the language of the page by itself, so all of it is made anew.
  return (
    <SpeechContext value={speech}>
      <Fragment key={language}>{children}</Fragment>
    </SpeechContext>
  )
}

export declare namespace SpeechProvider {
  /** The language to begin with. */
  type Props = { language: Language; children: ReactNode }
}
