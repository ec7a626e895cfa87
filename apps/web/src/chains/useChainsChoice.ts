import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'

/** Whether pages also show the other chains of the market. */
export type ChainsChoice = 'all' | 'one'

const key = 'souk.chains'

/** Returns this browser's choice, for all chains and pages, and a function to change it. */
export function useChainsChoice(): [choice: ChainsChoice, onChoice: (choice: ChainsChoice) => void] {
  return [useStored(key) === 'one' ? 'one' : 'all', (choice) => stored.setItem(key, choice)]
}
