import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { loadWords } from './loadWords.js'
import { keepLanguage, type Language } from './locale.js'
import { type Speech, SpeechContext } from './useWords.js'

/** Gives the page its language, and everything below it the words. */
export function SpeechProvider({ speech, children }: SpeechProvider.Props) {
  const [current, setCurrent] = useState(speech)
  const value: Speech = useMemo(
    () => ({
      ...current,
      onLanguage: (language: Language) => {
        keepLanguage(window.localStorage, language)
        loadWords(language).then(
          (words) => {
            document.documentElement.lang = language
            setCurrent({ language, words })
          },
          // The words could not be fetched: the page stays as it is, and the next visit tries again.
          () => undefined,
        )
      },
    }),
    [current],
  )
  // What prints numbers and dates reads the language of the page by itself, so all of it is made anew.
  return (
    <SpeechContext value={value}>
      <Fragment key={current.language}>{children}</Fragment>
    </SpeechContext>
  )
}

export declare namespace SpeechProvider {
  type Props = { speech: Pick<Speech, 'language' | 'words'>; children: ReactNode }
}
