import { BaseError } from '@souk/base'
import { createContext, useContext } from 'react'
import type { Words } from './en/Words.js'
import type { Language } from './language/locale.js'

/** The words of the page's language, and how to change it. */
export type Speech = { words: Words; language: Language; onLanguage: (language: Language) => void }

/** Set by the `SpeechProvider`, or by a test. */
export const SpeechContext = createContext<Speech | undefined>(undefined)

/** Returns everything that the app says, in the page's language. */
export function useWords(): Words {
  return useSpeech().words
}

/** Returns the page's language, and how to change it. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new SpeechMissingError()
  return speech
}

/** Thrown when something speaks outside of a `SpeechProvider`. */
class SpeechMissingError extends BaseError<Record<never, never>> {
  override readonly name = 'Words.SpeechMissingError'
  constructor() {
    super('Render this component inside a SpeechProvider.', { facts: {} })
  }
}
