import type { Collection } from '@souk/market'
import { readingWords } from '../i18n/areas/reading.js'
import { useArea } from '../i18n/useArea.js'
import { readingText } from '../reading/readingOf.js'
import { Spinner } from '../ui/Spinner.js'

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
