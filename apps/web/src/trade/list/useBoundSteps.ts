import type { Trade } from '@souk/market/flows'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import type { StepText } from '../shared/stepWords.js'
import type { ListMode } from './listForm.js'

/**
 * Describes steps for a way of selling: a signature commits to different things for each.
 *
 * @param stepsOf - Describes the steps of a listing at a fixed price.
 */
export function useBoundSteps(
  stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[],
  manner: SaleManner,
): (steps: readonly Trade.Step[]) => readonly StepText[] {
  const { signMeaning } = useArea(listingWords)
  if (manner === 'fixed') return stepsOf
  return (steps) =>
    stepsOf(steps).map((text, index) =>
      steps[index]?.kind === 'signature' ? { ...text, meaning: signMeaning[manner] } : text,
    )
}

/** The way of selling, which decides what a signature commits to. */
export type SaleManner = ListMode | 'toOne'
