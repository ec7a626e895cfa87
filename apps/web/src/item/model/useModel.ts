import { type RefObject, useEffect, useState } from 'react'
import type { Drawing, ModelIssue } from './drawModel.js'
import { readModel } from './readModel.js'

/** How far a model has come. */
export type ModelState =
  | { status: 'loading'; share: number | undefined }
  /** It is large, so nobody fetches it unasked. */
  | { status: 'asking'; sizeBytes: number | undefined }
  | { status: 'drawn'; drawing: Drawing }
  | { status: 'failed'; issue: ModelIssue | 'unreachable' | 'lost' }

/** What is fetched without a further question, and what is fetched at all. */
const unaskedBytes = 8_000_000
const mostBytes = 64_000_000

/**
 * Fetches a model and draws it into a place of the page, until the place goes.
 *
 * @param href - Missing where it is no single file.
 * @returns How far it is, and what begins again: however large it is, or after a failure.
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

/** What is described in many files would have to be gathered from wherever they are. */
const inFiles: ModelState = { status: 'failed', issue: 'foreign' }

type Look = {
  place: HTMLElement
  signal: AbortSignal
  /** Somebody has asked for it, although it is large or once more. */
  isAsked: boolean
  onState: (state: ModelState) => void
}

/** @returns What takes the drawing away, if there is one. */
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
  // Without a network the part of the app that draws may not be there either.
  const part = await import('./drawModel.js').catch(() => undefined)
  if (!part) fail('unreachable')
  if (!part || signal.aborted) return undefined
  const drawing = await part.drawModel(read.file, { place, onLost: () => fail('lost') })
  if (typeof drawing === 'string') {
    fail(drawing)
    return undefined
  }
  onState({ status: 'drawn', drawing })
  return drawing.close
}
