import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const key = 'souk.theme'

/** Returns the chosen theme, and a function to change it. `theme.js` applies it before the app runs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const text = useStored(key)
  return [text === 'light' || text === 'dark' ? text : 'system', write]
}

function write(choice: ThemeChoice): void {
  stored.setItem(key, choice)
}
