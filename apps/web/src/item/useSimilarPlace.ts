import { type RefObject, useEffect, useState } from 'react'

/**
 * Chooses the column of an item's page for what is similar to it, so that neither column ends far below the other: beside
 * many offers, the other column has room.
 *
 * @param refs.media - The first part of the left column. @param refs.facts - The rest of it.
 * @param refs.column - The right column. @param refs.similar - The part to place, in either column.
 */
export function useSimilarPlace({ media, facts, column, similar }: useSimilarPlace.Refs): 'left' | 'right' {
  const [place, setPlace] = useState<'left' | 'right'>('right')
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const heightOf = (ref: RefObject<HTMLElement | null>) => ref.current?.offsetHeight ?? 0
      const moved = heightOf(similar)
      setPlace((now) => {
        const left = heightOf(media) + heightOf(facts) - (now === 'left' ? moved : 0)
        const right = heightOf(column) - (now === 'right' ? moved : 0)
        return betterPlace({ now, left, right, moved })
      })
    })
    for (const { current } of [media, facts, column]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [media, facts, column, similar])
  return place
}

export declare namespace useSimilarPlace {
  type Part = RefObject<HTMLElement | null>
  type Refs = { media: Part; facts: Part; column: Part; similar: Part }
}

type Heights = {
  now: 'left' | 'right'
  /** Without the part. */
  left: number
  /** Without the part. */
  right: number
  /** Of the part. */
  moved: number
}

/** The columns have different widths, so the part has another height in each. Less gain than this moves nothing. */
const leastGain = 240

/**
 * Returns the column in which a part makes the page shorter, or the present one.
 *
 * @example
 * betterPlace({ now: 'right', left: 900, right: 1_500, moved: 700 }) // → 'left'
 */
export function betterPlace({ now, left, right, moved }: Heights): 'left' | 'right' {
  const onLeft = Math.max(left + moved, right)
  const onRight = Math.max(left, right + moved)
  if (now === 'right') return onRight - onLeft > leastGain ? 'left' : 'right'
  return onLeft - onRight > leastGain ? 'right' : 'left'
}
