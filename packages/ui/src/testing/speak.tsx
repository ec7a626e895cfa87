import { SoukProvider } from '@souk/react'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { SpeechContext } from '../i18n/useSpeech.js'
import { info } from './fixtures.js'

const speech = { language: 'en', onLanguage: () => {} } as const

/** Renders an element that uses texts, in English. */
export function renderSpeaking(element: ReactElement) {
  return render(element, { wrapper: Speaking })
}

/** Renders the dialog of a trade, in English. It reads the other trades of this browser, but no market. */
export function renderTrade(element: ReactElement) {
  return render(element, { wrapper: Trading })
}

function Trading({ children }: { children: ReactNode }) {
  return (
    <Speaking>
      <SoukProvider souk={{ api: {} as never, client: {} as never, info }}>{children}</SoukProvider>
    </Speaking>
  )
}

function Speaking({ children }: { children: ReactNode }) {
  return <SpeechContext value={speech}>{children}</SpeechContext>
}
