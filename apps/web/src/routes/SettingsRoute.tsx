import { SettingsContainer } from '../settings/SettingsContainer.js'

/** Settings, and the data in this browser's storage. */
export function SettingsRoute() {
  return <SettingsContainer />
}
