/** The key under which it is kept that single keys are not to do anything. */
const key = 'souk.keys'

/** Whether single keys do something; who speaks to their device may not want that. */
export function areKeysOn(): boolean {
  return window.localStorage.getItem(key) !== 'off'
}

/** Turns single keys on or off. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, 'off')
}
