import type { Trade } from '@souk/market/flows'
import { listingWords } from '../../i18n/areas/listing.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import type { StepText } from '../shared/stepWords.js'
import type { ListMode } from './listForm.js'

/**
 * Describes steps for a way of selling: a signature commits to different things for each. A listing that a transaction
 * publishes is not sent to the market, which finds it on the chain.
 *
 * @param stepsOf - Describes the steps of a listing at a fixed price.
 */
export function useBoundSteps(
  stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[],
  manner: SaleManner,
): (steps: readonly Trade.Step[]) => readonly StepText[] {
  const { signMeaning, onChain } = useArea(listingWords)
  const { steps: words } = useTradeWords()
  const auction = { name: words.signature.auction, meaning: words.signatureMeaning.auction }
  return (steps) => {
    const waits = sendsOrder(steps)
    return stepsOf(steps).map((text, index) => {
      const kind = steps[index]?.kind
      if (kind === 'signature' && manner !== 'fixed')
        return { ...text, ...(manner === 'english' ? auction : { meaning: signMeaning[manner] }) }
      return kind === 'post' && waits ? { ...text, ...onChain.wait } : text
    })
  }
}

/** Returns whether a transaction takes the place of the signature. */
export function sendsOrder(steps: readonly Trade.Step[]): boolean {
  return steps.some(({ kind }) => kind === 'transaction')
}

/** The way of selling, which decides what a signature commits to. */
export type SaleManner = ListMode | 'toOne'
