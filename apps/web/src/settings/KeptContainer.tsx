import { saveFile } from '@souk/ui/parts/format/saveFile.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useState } from 'react'
import { settingsWords } from '../i18n/areas/settings.js'
import { KeptList } from './KeptList.js'
import { type Kept, readKept, toExport } from './kept.js'

/** Shows this browser's stored data, and deletes it. Deleted data can be restored until the page closes. */
export function KeptContainer() {
  const { kept: words, groups } = useArea(settingsWords)
  const [kept, setKept] = useState(() => readKept(window.localStorage))
  const [cleared, setCleared] = useState<{ name: string; entries: Kept['entries'] }>()
  const put = (entries: Kept['entries'], isThere: boolean) => {
    for (const [key, value] of entries) {
      if (isThere) window.localStorage.setItem(key, value)
      else window.localStorage.removeItem(key)
      // This page's stores listen to other tabs, so this sends them the same event.
      window.dispatchEvent(
        new StorageEvent('storage', {
          key,
          newValue: isThere ? value : null,
          storageArea: window.localStorage,
        }),
      )
    }
    setKept(readKept(window.localStorage))
  }
  const clear = (name: string, list: readonly Kept[]) => {
    const entries = list.flatMap(({ entries }) => entries)
    put(entries, false)
    setCleared({ name, entries })
  }
  return (
    <KeptList
      kept={kept}
      cleared={cleared?.name}
      onClear={(one) => clear(groups[one.group].name, [one])}
      onClearAll={() => clear(words.allName, kept)}
      onUndo={() => {
        if (cleared) put(cleared.entries, true)
        setCleared(undefined)
      }}
      onExport={() => saveFile('souk-browser.json', toExport(kept), 'application/json')}
    />
  )
}
