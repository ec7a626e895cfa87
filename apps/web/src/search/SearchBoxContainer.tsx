import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { withRecent } from './choices.js'
import { SearchBox } from './SearchBox.js'
import { toLink } from './toLink.js'
import { useFound } from './useFound.js'
import { useRecent } from './useRecent.js'

/**
 * Searches the market for the typed text, and the chain for ENS names if it has any.
 *
 * @param props.onGone - Called when a result was opened, for example to close the surrounding dialog.
 * @param props.takeTyped - Returns what was typed before the field had the focus.
 */
export function SearchBoxContainer({ onGone, takeTyped }: SearchBoxContainer.Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [recent, keepRecent] = useRecent()
  const found = useFound(typed)
  const isShowingRecent = typed.trim() === '' && recent.length > 0
  return (
    <SearchBox
      text={typed}
      onText={setTyped}
      onFocus={takeTyped && (() => setTyped(typed + takeTyped()))}
      groups={isShowingRecent ? [{ kind: 'recent', choices: recent }] : found.groups}
      note={found.note}
      onChoose={(choice) => {
        keepRecent(withRecent(recent, choice))
        setTyped('')
        onGone?.()
        void navigate(toLink(choice.place))
      }}
      onForget={() => keepRecent([])}
    />
  )
}

export declare namespace SearchBoxContainer {
  type Props = { onGone?: () => void; takeTyped?: () => string }
}
