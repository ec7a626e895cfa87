import { BaseError, Units } from '@souk/base'
import * as z from '@souk/base/schema'
import { type Address, zeroAddress } from 'viem'

/** The most that may leave the account in one currency, in its smallest unit. */
type Limit = {
  /** The zero address is the native currency. */
  currency: Address
  decimals: number
  perTransaction: bigint
  /** In any 24 hours. */
  perDay: bigint
}

/** What a command may do without asking. Everything that it does not allow is refused. */
export type Policy = {
  chainId: number
  spend: readonly Limit[]
  /** Contracts whose tokens may be bought, sold or sent. */
  collections: readonly Address[] | 'any'
  /** Accounts that may gain, besides the fee recipients of the collections. */
  counterparties: readonly Address[] | 'anyone'
  /** The most that is paid for one item, and the least that is taken for it, in percent of the floor. */
  floor: { buyAtMostPercent?: number | undefined; sellAtLeastPercent?: number | undefined }
  /** Whether warnings of the safety check are accepted. Dangers never are. */
  warnings: 'refuse' | 'accept'
  /** Whether items may be given for items. A policy that does not say so was written without swaps in mind. */
  swaps: 'refuse' | 'allow'
}

const whole = (least: number, most: number) =>
  z.expecting(z.int().check(z.minimum(least), z.maximum(most)), `a whole number from ${least} to ${most}`)
const amount = z.expecting(
  z.string().check(z.regex(/^\d{1,40}(\.\d{1,36})?$/)),
  'an amount as text, such as "0.5"',
)
const addresses = z.array(z.expecting(z.address, 'an address'))
const limit = z.object({
  currency: z.expecting(z.union([z.literal('native'), z.address]), '"native" or an address'),
  decimals: z.optional(whole(0, 36)),
  perTransaction: amount,
  perDay: amount,
})
const schema = z.object({
  $schema: z.optional(z.string()),
  version: z.expecting(z.literal(1), '1'),
  chainId: whole(1, Number.MAX_SAFE_INTEGER),
  spend: z.array(limit),
  collections: z.expecting(z.union([z.literal('any'), addresses]), '"any" or a list of addresses'),
  counterparties: z.expecting(z.union([z.literal('anyone'), addresses]), '"anyone" or a list of addresses'),
  floor: z.optional(
    z.object({
      buyAtMostPercent: z.optional(whole(1, 100_000)),
      sellAtLeastPercent: z.optional(whole(1, 100_000)),
    }),
  ),
  warnings: z.optional(z.expecting(z.oneOf(['refuse', 'accept']), '"refuse" or "accept"')),
  swaps: z.optional(z.expecting(z.oneOf(['refuse', 'allow']), '"refuse" or "allow"')),
})

/** The fields of a policy file, by their paths. */
export const fields: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(schema.shape),
  spend: Object.keys(limit.shape),
  floor: ['buyAtMostPercent', 'sellAtLeastPercent'],
}

/**
 * Reads the text of a policy file.
 *
 * @throws {PolicyError} naming the first field that is wrong. An unknown field is wrong too: it may be a limit with a
 * typing mistake.
 */
export function parse(text: string): Policy {
  const value = toJson(text)
  const reading: z.Reading = {}
  const read = schema.read(value, reading)
  if (reading.issue)
    throw new PolicyError(
      `The field ${reading.issue.path.join('.') || 'at the top'} must be ${reading.issue.expected}.`,
    )
  assertKnown(value)
  return {
    chainId: read.chainId,
    spend: read.spend.map(toLimit),
    collections: read.collections,
    counterparties: read.counterparties,
    floor: read.floor ?? {},
    warnings: read.warnings ?? 'refuse',
    swaps: read.swaps ?? 'refuse',
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PolicyError('The policy is not valid JSON.')
  }
}

function assertKnown(value: unknown): void {
  const given = value as Record<string, unknown>
  const parts: [string, unknown][] = [
    ['', given],
    ['floor', given.floor ?? {}],
    ...(given.spend as unknown[]).map((one): [string, unknown] => ['spend', one]),
  ]
  for (const [path, part] of parts) {
    const odd = Object.keys(part as object).find((name) => !fields[path]?.includes(name))
    if (odd !== undefined) throw new PolicyError(`The policy has no field ${path ? `${path}.` : ''}${odd}.`)
  }
}

type Given = {
  currency: 'native' | Address
  decimals?: number | undefined
  perTransaction: string
  perDay: string
}

function toLimit({ currency, decimals, perTransaction, perDay }: Given): Limit {
  const isNative = currency === 'native' || currency === zeroAddress
  if (!isNative && decimals === undefined)
    throw new PolicyError(`The limit of ${currency} needs the decimals of the currency.`)
  const units = { decimals: decimals ?? Units.nativeDecimals }
  if (isNative && units.decimals !== Units.nativeDecimals)
    throw new PolicyError(
      `The policy says that the native currency has ${units.decimals} decimals, but it has ${Units.nativeDecimals} on every chain.`,
    )
  const read = (text: string) => {
    const parsed = Units.parse(text, units)
    if (parsed.ok) return parsed.amount
    throw new PolicyError(`${text} is no amount with ${units.decimals} decimals.`)
  }
  return {
    currency: isNative ? zeroAddress : currency,
    ...units,
    perTransaction: read(perTransaction),
    perDay: read(perDay),
  }
}

/** Thrown when a policy file cannot be read. */
export class PolicyError extends BaseError<{ reason: string }> {
  override readonly name = 'Trader.PolicyError'
  constructor(reason: string) {
    super(reason, { facts: { reason } })
  }
}
