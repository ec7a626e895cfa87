import { readFileSync } from 'node:fs'
import * as z from '@souk/base/schema'
import type { AllowList } from '../market/AllowList.js'
import { CommandError } from '../market/CommandError.js'

const whole = z.expecting(z.uint, 'a whole number')

const schema = z.object({
  collection: z.address,
  entries: z.array(
    z.object({
      minter: z.address,
      mintPrice: whole,
      maxTotalMintableByWallet: whole,
      startTime: whole,
      endTime: whole,
      dropStageIndex: whole,
      maxTokenSupplyForStage: whole,
      feeBps: whole,
      restrictFeeRecipients: z.boolean(),
    }),
  ),
})

/**
 * Reads an allow list of SeaDrop from a file.
 *
 * @throws {CommandError} saying what is wrong with the file.
 */
export function readAllowList(file: string): AllowList {
  const { collection, entries } = decode(file, parse(file))
  return { collection, entries: entries.map(({ minter, ...terms }) => ({ minter, terms })) }
}

function decode(file: string, value: unknown): z.Output<typeof schema> {
  try {
    return z.decodeBy(schema, value, file)
  } catch (cause) {
    if (!(cause instanceof z.InvalidFieldError)) throw cause
    throw new CommandError({ problem: `--allow-list: ${cause.message}` }, { cause })
  }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be read'
    throw new CommandError({ problem: `--allow-list: ${file}: ${reason}` }, { cause })
  }
}
