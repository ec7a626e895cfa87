import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { keepLanguage, type Language } from './language/locale.js'
import { type Speech, SpeechContext } from './useSpeech.js'

/** Sets the language of the page, and provides the texts to all components below. */
export function SpeechProvider({ language: first, children }: SpeechProvider.Props) {
  const [language, setLanguage] = useState(first)
  const speech: Speech = useMemo(
    () => ({
      language,
      onLanguage: (wished: Language) => {
        keepLanguage(window.localStorage, wished)
        document.documentElement.lang = wished
        setLanguage(wished)
      },
    }),
    [language],
  )
  // Formatters of numbers and dates read the page's language themselves, so a change renders everything again.
  return (
    <SpeechContext value={speech}>
      <Fragment key={language}>{children}</Fragment>
    </SpeechContext>
  )
}

export declare namespace SpeechProvider {
  /** The initial language. */
  type Props = { language: Language; children: ReactNode }
}
