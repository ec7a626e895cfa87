import type { Trade } from '@souk/market/flows'
import type { StepText } from '../shared/stepWords.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** Describes the steps of selling several items: one transaction covers all of them. */
export function sellSteps(
  steps: readonly Trade.Step[],
  { trade, meaning }: { trade: Pick<ReturnType<typeof useTradeFacts>, 'stepsOf'>; meaning: string },
): readonly StepText[] {
  return trade
    .stepsOf(steps)
    .map((text, index) => (steps[index]?.kind === 'transaction' ? { ...text, meaning } : text))
}
