import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns the warnings of a dialog that are still below its view, in their order. Where this cannot be observed, there
 * are none.
 *
 * @param ref - The buttons at the end of the dialog, which cover what is below the view.
 */
export function useWarningsBelow(ref: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  const [below, setBelow] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const actions = ref.current
    const panel = actions?.closest<HTMLElement>('[role="dialog"]')
    if (!actions || !panel || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const found = warningsBelow(panel, actions)
      setBelow((before) => (isSame(before, found) ? before : found))
    }
    const sizes = new ResizeObserver(look)
    for (const part of [panel, ...panel.children]) sizes.observe(part)
    // A warning can appear late, when what it depends on is read.
    const changes = new MutationObserver(look)
    changes.observe(panel, { childList: true, subtree: true, characterData: true })
    panel.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      changes.disconnect()
      panel.removeEventListener('scroll', look)
    }
  }, [ref])
  return below
}

function warningsBelow(panel: HTMLElement, actions: HTMLElement): readonly HTMLElement[] {
  const end = actions.getBoundingClientRect().top
  return [...panel.querySelectorAll<HTMLElement>('[data-warning]')].filter((warning) => {
    const { top, bottom } = warning.getBoundingClientRect()
    return Math.min(bottom, top + firstLines) > end
  })
}

/** The height, in pixels, of enough of a warning to notice and read it. */
const firstLines = 56

const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[]) =>
  one.length === other.length && one.every((element, index) => element === other[index])
