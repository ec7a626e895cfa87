import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useNamesState } from '@souk/ui/parts/names/useNamesState.js'
import { NamesSettings } from './NamesSettings.js'

/** Asks the registry of names. Renders nothing on a chain without one. */
export function NamesSettingsContainer() {
  const { ensRegistry } = useInfo()
  const state = useNamesState()
  return ensRegistry && state && <NamesSettings registry={ensRegistry} state={state} />
}
