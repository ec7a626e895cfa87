import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { en } from '../i18n/en/index.js'
import { SpeechContext } from '../i18n/useWords.js'

const speech = { words: en, language: 'en', onLanguage: () => {} } as const

/** Renders an element that uses texts, in English. */
export function renderSpeaking(element: ReactElement) {
  return render(element, { wrapper: Speaking })
}

function Speaking({ children }: { children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
