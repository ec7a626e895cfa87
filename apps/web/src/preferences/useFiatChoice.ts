import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'

/** Whether amounts are also shown in a fiat currency. */
export type FiatChoice = 'on' | 'off'

const key = 'souk.fiat'

/** Returns whether amounts are also shown in a fiat currency, and a function to change it. */
export function useFiatChoice(): [FiatChoice, (choice: FiatChoice) => void] {
  return [useStored(key) === 'off' ? 'off' : 'on', (choice) => stored.setItem(key, choice)]
}
