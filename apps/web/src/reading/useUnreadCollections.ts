import { useCollections } from '@souk/react'
import { useMemo } from 'react'
import { readAgain, readingOf } from './readingOf.js'

/** Returns the collections whose history or names the market is still reading. */
export function useUnreadCollections() {
  const { data } = useCollections(
    { limit: 50 },
    {
      query: {
        refetchInterval: ({ state }) =>
          readAgain(state.data?.pages.flatMap(({ collections }) => collections) ?? []),
      },
    },
  )
  return useMemo(() => {
    const collections = data?.pages.flatMap((page) => page.collections) ?? []
    return {
      /** The names of the collections whose items are not all known. */
      unreadHistory: collections
        .filter(({ stats }) => readingOf(stats).isHistoryUnread)
        .map(({ name }) => name),
      hasUnreadNames: collections.some(({ stats }) => readAgain([{ stats }]) !== false),
    }
  }, [data])
}
