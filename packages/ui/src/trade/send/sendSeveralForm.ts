import type { Nft } from '@souk/market'
import type { prepareTransferTokens } from '@souk/market/flows'
import { type Address, isAddressEqual } from 'viem'
import { heldBy } from '../../nft/heldBy.js'
import { readReceiver, type SendIssue } from '../shared/readReceiver.js'

/** One item to send. `quantity`: as typed; only shown for editions. */
export type SendLine = { nft: Nft; quantity: string }

/** The visitor's input. */
export type SendSeveralForm = { to: string; lines: readonly SendLine[] }

/** The parsed form: its valid values, and its issues. */
export type ReadSendSeveral = {
  to: Address | undefined
  issue: SendIssue | undefined
  lines: readonly { line: SendLine; held: bigint; quantity: bigint | undefined }[]
  /** The number of lines with an invalid quantity. */
  wrong: number
  /** The number of transactions. */
  transactions: number
}

/**
 * Parses the form.
 *
 * @example
 * readSendSeveral({ to: '', lines }, { account }).issue // → 'missing'
 */
export function readSendSeveral(
  { to: typed, lines }: SendSeveralForm,
  about: Pick<Parameters<typeof readReceiver>[1], 'account' | 'names' | 'nameIssue'>,
): ReadSendSeveral {
  const [first] = lines
  const read = readReceiver(typed, { ...about, contract: first?.nft.contract ?? '' })
  const isLost = 'to' in read && lines.some(({ nft }) => isAddressEqual(nft.contract, read.to))
  const parsed = lines.map((line) => {
    const held = heldBy(line.nft, about.account) ?? 0n
    return { line, held, quantity: readQuantity(line, held) }
  })
  return {
    to: 'to' in read && !isLost ? read.to : undefined,
    issue: isLost ? 'contract' : 'issue' in read ? read.issue : undefined,
    lines: parsed,
    wrong: parsed.filter(({ quantity }) => quantity === undefined).length,
    transactions: parcelsOf(lines.map(({ nft }) => nft)).length,
  }
}

function readQuantity({ nft, quantity }: SendLine, held: bigint): bigint | undefined {
  if (nft.standard === 'erc721') return 1n
  if (!/^\d{1,20}$/.test(quantity.trim())) return undefined
  const wanted = BigInt(quantity)
  return wanted > 0n && wanted <= held ? wanted : undefined
}

/** Groups items by transaction, as the flow does: editions of a contract go together. */
export function parcelsOf(nfts: readonly Nft[]): readonly (readonly Nft[])[] {
  const parcels = new Map<string, readonly Nft[]>()
  for (const nft of nfts) {
    const key = nft.standard === 'erc1155' ? nft.contract : `${nft.contract}:${nft.tokenId}`
    parcels.set(key, [...(parcels.get(key) ?? []), nft])
  }
  return [...parcels.values()]
}

/** Turns the form into the terms of the transfers; `undefined` while it is incomplete. */
export function toTransfers({
  to,
  lines,
}: ReadSendSeveral): Pick<prepareTransferTokens.Options, 'assets' | 'to'> | undefined {
  const assets = lines.flatMap(({ line: { nft }, quantity }) =>
    quantity === undefined
      ? []
      : [{ standard: nft.standard, contract: nft.contract, tokenId: nft.tokenId, quantity }],
  )
  return to === undefined || assets.length < lines.length ? undefined : { to, assets }
}
