import { BaseError } from '@souk/base'
import { createContext, useContext } from 'react'
import type { Language } from './language/locale.js'

/** The page's language, and a function to change it. */
export type Speech = { language: Language; onLanguage: (language: Language) => void }

/** Set by the `SpeechProvider`, or by a test. */
export const SpeechContext = createContext<Speech | undefined>(undefined)

/** Returns the page's language, and a function to change it. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new SpeechMissingError()
  return speech
}

/** Thrown when a component uses texts outside of a `SpeechProvider`. */
class SpeechMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'Words.SpeechMissingError'
  constructor() {
    super('Render this component inside a SpeechProvider.', { facts: {} })
  }
}
