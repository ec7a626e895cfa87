import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { CollectionHistory, HistoryStep } from '../domain/CollectionHistory.js'
import * as F from './fields.js'

const stepSchema = z.object({
  at: z.int(),
  volume: F.uint,
  sales: F.count,
  average_price: z.nullish(F.uint),
  lowest_price: z.nullish(F.uint),
  floor: z.nullish(F.uint),
})

/** The schema of a collection's history. Other fields are ignored. */
export const schema = z.object({ step_seconds: z.int().check(z.minimum(1)), steps: z.array(stepSchema) })

/** Reads a collection's history. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): CollectionHistory {
  const raw = F.decodeBy(schema, value, 'collection history')
  return { stepSeconds: raw.step_seconds, steps: raw.steps.map(toStep) }
}

function toStep(raw: z.Output<typeof stepSchema>): HistoryStep {
  return {
    at: BigInt(raw.at),
    volume: raw.volume,
    sales: raw.sales,
    ...defined({ average: raw.average_price, lowest: raw.lowest_price, floor: raw.floor }),
  }
}

/** Writes a collection's history. */
export function encode(history: CollectionHistory) {
  return {
    step_seconds: history.stepSeconds,
    steps: history.steps.map((step) => ({
      at: Number(step.at),
      volume: String(step.volume),
      sales: step.sales,
      average_price: toText(step.average),
      lowest_price: toText(step.lowest),
      floor: toText(step.floor),
    })),
  }
}

function toText(amount: bigint | undefined): string | null {
  return amount === undefined ? null : String(amount)
}
