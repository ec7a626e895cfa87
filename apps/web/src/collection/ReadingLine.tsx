import type { Collection } from '@souk/market'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Spinner } from '@souk/ui/parts/kit/Spinner.js'
import { readingWords } from '../i18n/areas/reading.js'
import { readingText } from '../reading/readingOf.js'

/** Says how far the market has read a collection; nothing once it has read all. */
export function ReadingLine({ collection }: { collection: Collection }) {
  const text = readingText(collection, useArea(readingWords))
  return (
    <p role="status" className="flex items-center gap-2.5 text-sm font-medium empty:hidden max-sm:col-span-2">
      {text && (
        <>
          <Spinner />
          <span className="figures">{text}</span>
        </>
      )}
    </p>
  )
}
