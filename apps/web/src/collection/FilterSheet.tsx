import { collectionWords } from '../i18n/areas/collection.js'
import { useArea } from '../i18n/useArea.js'
import { isNarrowed, widestOf } from '../nft/collectionSearch.js'
import { Button } from '../ui/Button.js'
import { SidePanel } from '../ui/SidePanel.js'
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
