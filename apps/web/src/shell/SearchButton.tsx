import { useWords } from '@souk/ui/parts/i18n/useWords.js'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { areKeysOn } from '../preferences/shortcuts.js'
import { collectTyped } from '../search/typedAhead.js'

/**
 * Opens the search: looks like a field on a wide screen, a round button elsewhere. The `/` key opens it too. Hidden on
 * a page with a search field of its own.
 */
export function SearchButton({ onOpen, onIntent, className = '' }: SearchButton.Props) {
  const { frame } = useWords()
  return (
    <button
      type="button"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      aria-label={frame.search}
      aria-keyshortcuts="/"
      title={frame.search}
      className={`inline-flex size-11 shrink-0 items-center justify-center gap-2 rounded-full text-ink-soft hover:bg-sunk hover:text-ink group-has-data-search/shell:hidden xl:w-auto xl:border xl:border-edge xl:bg-surface xl:px-3.5 ${className}`}
    >
      <Search aria-hidden className="size-5 xl:size-4.5" />
      <span className="hidden text-sm xl:inline">{frame.searchShort}</span>
      <kbd className="hidden rounded-chip border border-line px-1.5 font-sans text-xs xl:inline">/</kbd>
    </button>
  )
}

export declare namespace SearchButton {
  type Props = {
    onOpen: () => void
    /** Called when it is about to be pressed, to load the search. */
    onIntent: () => void
    className?: string
  }
}

/**
 * Lets the `/` key, outside of fields and dialogs, focus the page's own search field. On a page without one, it calls
 * back to open the search, and keeps what is typed until the search is there.
 */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      const isElsewhere =
        target instanceof Element && target.closest('input, textarea, select, [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere || !areKeysOn())
        return
      event.preventDefault()
      const own = document.querySelector<HTMLInputElement>('[data-search] input')
      if (own) return own.focus()
      collectTyped()
      onSlash()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onSlash])
}
