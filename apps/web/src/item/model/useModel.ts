import { type RefObject, useEffect, useState } from 'react'
import type { Drawing, ModelIssue } from './drawModel.js'
import { readModel } from './readModel.js'

/** The loading state of a model. */
export type ModelState =
  | { status: 'loading'; share: number | undefined }
  /** It is large, so it is only downloaded on request. */
  | { status: 'asking'; sizeBytes: number | undefined }
  | { status: 'drawn'; drawing: Drawing }
  | { status: 'failed'; issue: ModelIssue | 'unreachable' | 'lost' }

/** The size up to which a model is downloaded without asking, and the largest size at all. */
const unaskedBytes = 8_000_000
const mostBytes = 64_000_000

/**
 * Downloads a model and draws it into an element until the element unmounts.
 *
 * @param href - Absent if the model is not a single file.
 * @returns The state, and a function that starts again: despite the size, or after a failure.
 */
export function useModel(
  href: string | undefined,
  placeRef: RefObject<HTMLElement | null>,
): readonly [ModelState, () => void] {
  const [state, setState] = useState<ModelState>({ status: 'loading', share: undefined })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const place = placeRef.current
    if (!place || href === undefined) return
    const end = new AbortController()
    const closed = look(href, { place, signal: end.signal, isAsked: asked > 0, onState: setState })
    return () => {
      end.abort()
      void closed.then((close) => close?.())
    }
  }, [href, asked, placeRef])
  const begin = () => {
    setState({ status: 'loading', share: undefined })
    setAsked((count) => count + 1)
  }
  return [href === undefined ? inFiles : state, begin]
}

/** A model of several files would need files from other servers. */
const inFiles: ModelState = { status: 'failed', issue: 'foreign' }

type Look = {
  place: HTMLElement
  signal: AbortSignal
  /** Whether the visitor requested it despite its size, or again. */
  isAsked: boolean
  onState: (state: ModelState) => void
}

/** @returns A function that removes the drawing, if there is one. */
async function look(href: string, options: Look): Promise<(() => void) | undefined> {
  const { place, signal, isAsked } = options
  const onState = (state: ModelState) => {
    if (!signal.aborted) options.onState(state)
  }
  const fail = (issue: Extract<ModelState, { status: 'failed' }>['issue']) =>
    onState({ status: 'failed', issue })
  const onShare = (share: number) => onState({ status: 'loading', share })
  const read = await readModel(href, {
    signal,
    mostBytes: isAsked ? mostBytes : unaskedBytes,
    isFresh: isAsked,
    onShare,
  })
  if (read.status === 'unreachable') fail('unreachable')
  else if (read.status === 'tooLarge' && isAsked) fail('tooMuch')
  else if (read.status === 'tooLarge') onState({ status: 'asking', sizeBytes: read.sizeBytes })
  if (read.status !== 'here') return undefined
  // Offline, the part of the app that draws may not be available either.
  const part = await import('./drawModel.js').catch(() => undefined)
  if (!part) fail('unreachable')
  if (!part || signal.aborted) return undefined
  const drawing = await part.drawModel(read.file, { place, onLost: () => fail('lost') })
  if (typeof drawing === 'string') {
    fail(drawing)
    return undefined
  }
  // The picture stays until the model can be seen in its place.
  void drawing.shown.then(() => onState({ status: 'drawn', drawing }))
  return drawing.close
}
