import { SettingsContainer } from '../settings/SettingsContainer.js'

/** Settings, and what this browser keeps. */
export function SettingsRoute() {
  return <SettingsContainer />
}
