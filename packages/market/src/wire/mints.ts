import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import * as Mint from '../domain/Mint.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

/** The schema of a mint. Other fields are ignored. */
export const schema = z.object({
  contract: F.address,
  stage: z.string(),
  kind: z.oneOf(Mint.kinds),
  token_id: z.nullish(F.uint),
  price: F.uint,
  payment_token: CurrencyWire.schema,
  start_time: z.nullish(F.uint),
  end_time: z.nullish(F.uint),
  max_per_wallet: z.nullish(F.uint),
  left: z.nullish(F.uint),
  max_supply: z.nullish(F.uint),
  minted: z.nullish(F.uint),
  is_listed: z.nullish(z.boolean()),
})

/** The schema of a list of mints. */
export const listSchema = z.object({ mints: z.array(schema) })

/** Reads a list of mints. @throws {InvalidFieldError} naming the invalid field. */
export function decodeList(value: unknown): readonly Mint.Mint[] {
  return F.decodeBy(listSchema, value, 'mints').mints.map((raw) =>
    defined({
      contract: raw.contract,
      stage: raw.stage,
      kind: raw.kind,
      tokenId: raw.token_id,
      price: raw.price,
      currency: raw.payment_token,
      startTime: raw.start_time,
      endTime: raw.end_time,
      perWallet: raw.max_per_wallet,
      left: raw.left,
      supply: raw.max_supply,
      minted: raw.minted,
      isListed: raw.is_listed,
    }),
  )
}

/** Writes a list of mints. */
export function encodeList(mints: readonly Mint.Mint[]) {
  return { mints: mints.map(encode) }
}

function encode(mint: Mint.Mint) {
  return {
    contract: mint.contract.toLowerCase(),
    stage: mint.stage,
    kind: mint.kind,
    token_id: text(mint.tokenId),
    price: String(mint.price),
    payment_token: CurrencyWire.encode(mint.currency),
    start_time: number(mint.startTime),
    end_time: number(mint.endTime),
    max_per_wallet: number(mint.perWallet),
    left: number(mint.left),
    max_supply: number(mint.supply),
    minted: number(mint.minted),
    is_listed: mint.isListed ?? null,
  }
}

function text(value: bigint | undefined): string | null {
  return value === undefined ? null : String(value)
}

function number(value: bigint | undefined): number | string | null {
  return value === undefined ? null : F.writeNumber(value)
}
