/** The storage key of the setting that turns single-key shortcuts off. */
const key = 'souk.keys'

/** Tells whether single-key shortcuts are on. People who use speech input may not want them. */
export function areKeysOn(): boolean {
  return window.localStorage.getItem(key) !== 'off'
}

/** Turns single-key shortcuts on or off. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, 'off')
}
