import { collectionWords } from '@souk/ui/parts/i18n/areas/collection.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { SidePanel } from '@souk/ui/parts/kit/SidePanel.js'
import { isNarrowed, widestOf } from '@souk/ui/parts/links/collectionSearch.js'
import { FilterFields } from './FilterFields.js'

/** The filters as a sheet, for windows too narrow for a column of filters. Tells how many items match. */
export function FilterSheet({ count, onClose, ...filters }: FilterSheet.Props) {
  const words = useArea(collectionWords)
  const { search, onSearch } = filters
  return (
    <SidePanel
      open
      onClose={onClose}
      title={words.filters}
      actions={
        <div className="flex gap-2.5">
          <p role="status" className="sr-only">
            {count}
          </p>
          <Button size="l" disabled={!isNarrowed(search)} onClick={() => onSearch(widestOf(search))}>
            {words.clearAll}
          </Button>
          <Button tone="primary" size="l" className="flex-1" onClick={onClose}>
            {count}
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        <FilterFields {...filters} />
      </div>
    </SidePanel>
  )
}

export declare namespace FilterSheet {
  type Props = FilterFields.Props & {
    /** Names the number of items that match, such as "Show 12 items". */
    count: string
    onClose: () => void
  }
}
