import type { Activity } from '@souk/market'
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useNow } from '../kit/useNow.js'
import { useInfo } from '../market/useInfo.js'
import { useNameOf } from '../names/useNames.js'
import { useConnection } from '../wallet/useConnection.js'
import * as ActivityFeed from './ActivityFeed.js'
import { isAttended } from './isAttended.js'
import { LiveActivity } from './LiveActivity.js'
import { useInView } from './useInView.js'

/** Inserts new rows into a list, or holds them back while someone is using it. */
export function LiveActivityContainer(props: LiveActivityContainer.Props) {
  const nameOf = useNameOf()
  const { rows, isWhole, label, isOneItem, isBehind, filter, onMore, isReadingMore } = props
  const info = useInfo()
  const account = useConnection().address
  const [isPaused, setPaused] = useState(false)
  const listRef = useRef<HTMLDivElement>(null)
  const isAtTop = useInView(listRef)
  const [feed, dispatch] = useReducer(ActivityFeed.reduce, rows, ActivityFeed.from)
  useLayoutEffect(() => {
    const hold = isPaused || !isAtTop.current || isAttended(listRef.current)
    dispatch({ type: 'read', rows, isWhole, hold })
  }, [rows, isWhole, isPaused, isAtTop])
  return (
    <LiveActivity
      feed={feed}
      table={{
        label,
        isOneItem,
        account,
        nameOf,
        explorerUrl: info.explorerUrl,
        now: useNow(),
      }}
      listRef={listRef}
      filter={filter}
      isBehind={isBehind}
      isPaused={isPaused}
      onPause={() => setPaused(!isPaused)}
      onShow={() => dispatch({ type: 'show' })}
      onForgetGone={() => dispatch({ type: 'forgetGone' })}
      onMore={onMore}
      isReadingMore={isReadingMore}
    />
  )
}

export declare namespace LiveActivityContainer {
  type Props = {
    rows: readonly Activity[]
    /** Whether no page follows these rows. */
    isWhole: boolean
    label: string | undefined
    isOneItem: boolean
    /** Whether a trade of this tab is still being read. */
    isBehind: boolean
    filter: ReactNode
    onMore: (() => void) | undefined
    isReadingMore: boolean
  }
}
