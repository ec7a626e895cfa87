import { ActivityContainer } from '@souk/ui/parts/activity/ActivityContainer.js'
import { feedWords } from '@souk/ui/parts/i18n/areas/feed.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { getRouteApi } from '@tanstack/react-router'
import { PageTitle } from '../pages/PageTitle.js'

const route = getRouteApi('/activity')

/** The activity of the whole market. */
export function ActivityRoute() {
  const words = useArea(feedWords)
  const { types = [] } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="frame space-y-5 pt-8 pb-16">
      <PageTitle>{words.title}</PageTitle>
      <header className="space-y-1">
        <h1 className="text-[clamp(1.9rem,5vw,2.9rem)]">{words.title}</h1>
        <p className="text-ink-soft">{words.meaning}</p>
      </header>
      <ActivityContainer
        scope={everywhere}
        types={types}
        onTypes={(next) =>
          void navigate({
            search: next.length > 0 ? { types: [...next] } : {},
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}

const everywhere = {}
