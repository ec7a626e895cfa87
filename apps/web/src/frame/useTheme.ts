import { useSyncExternalStore } from 'react'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const key = 'souk.theme'
const changed = 'souk:theme'

/** The theme that was chosen, and how to choose another. The page itself is dressed by `theme.js`, before the app runs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, read)
  return [choice, write]
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

function read(): ThemeChoice {
  const stored = window.localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function write(choice: ThemeChoice): void {
  window.localStorage.setItem(key, choice)
  window.dispatchEvent(new Event(changed))
}
