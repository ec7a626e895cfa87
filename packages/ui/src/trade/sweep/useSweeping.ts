import { useState } from 'react'
import type { SweepForm } from './sweepForm.js'

/** Keeps whether the form of a sweep is open, and what was chosen for a visitor who comes back from its review. */
export function useSweeping(): { open: () => void; form: useSweeping.Form | undefined } {
  const [draft, setDraft] = useState<SweepForm | 'new'>()
  const form = {
    draft: draft === 'new' ? undefined : draft,
    onAgain: setDraft,
    onClose: () => setDraft(undefined),
  }
  return { open: () => setDraft('new'), form: draft && form }
}

export declare namespace useSweeping {
  type Form = {
    /** What the visitor chose before. */
    draft: SweepForm | undefined
    /** Opens the form again, as it was. */
    onAgain: (form: SweepForm) => void
    onClose: () => void
  }
}
