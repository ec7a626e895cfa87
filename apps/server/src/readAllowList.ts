import { readFileSync } from 'node:fs'
import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import type { AllowList } from './market/AllowList.js'
import { CommandError } from './market/CommandError.js'

const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text, { strict: false }))),
  z.transform((text) => getAddress(text as Address)),
)
const uint = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,78}$/)), z.number().check(z.int(), z.minimum(0))]),
  z.transform((value) => BigInt(value)),
)

const schema = z.object({
  collection: address,
  entries: z.array(
    z.object({
      minter: address,
      mintPrice: uint,
      maxTotalMintableByWallet: uint,
      startTime: uint,
      endTime: uint,
      dropStageIndex: uint,
      maxTokenSupplyForStage: uint,
      feeBps: uint,
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
  const read = schema.safeParse(parse(file))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new CommandError({
      problem: `--allow-list: ${file}: ${issue?.path.join('.')}: ${issue?.message ?? 'it is no allow list'}`,
    })
  }
  const { collection, entries } = read.data
  return { collection, entries: entries.map(({ minter, ...terms }) => ({ minter, terms })) }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be read'
    throw new CommandError({ problem: `--allow-list: ${file}: ${reason}` }, { cause })
  }
}
