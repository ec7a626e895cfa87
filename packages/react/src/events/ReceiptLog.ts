import type { Hex, Log } from 'viem'

/** A log of a receipt. */
export type ReceiptLog = Pick<Log, 'address' | 'topics' | 'data'>

/** An item that changed hands. Its token and recipient are in lower case. */
export type MovedItem = {
  type: bigint
  token: string
  identifier: bigint
  amount: bigint
  recipient?: string
}

/** An order that the exchange filled, as its log tells. Addresses and the hash are in lower case. */
export type Fill = {
  orderHash: string
  offerer: string
  recipient: string
  offer: readonly MovedItem[]
  consideration: readonly MovedItem[]
}

/** `OrderFulfilled` of the exchange. */
const fulfilledTopic = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'

/**
 * Reads a fill from the data of `OrderFulfilled`: hash, recipient, and where the lists of spent and received items begin. An
 * item is its type, token, identifier and amount; a received one also has a recipient. The decoder of viem would be part of
 * every first load.
 *
 * @returns Nothing for other logs.
 */
export function fillIn({ topics: [topic, offerer = '0x'], data }: ReceiptLog): Fill | undefined {
  if (topic !== fulfilledTopic) return undefined
  const word = (place: number) => BigInt(`0x${data.slice(2 + place * 64, 66 + place * 64) || '0'}`)
  const account = (place: number) => toAddress(data.slice(0, 66 + place * 64).slice(-64))
  const items = (start: number, size: number): MovedItem[] =>
    // A node may send anything, so the data itself bounds the number of its items.
    Array.from({ length: Math.min(Number(word(start)), data.length / 64) }, (_, index) => {
      const at = start + 1 + index * size
      return {
        type: word(at),
        token: account(at + 1),
        identifier: word(at + 2),
        amount: word(at + 3),
        ...(size > 4 && { recipient: account(at + 4) }),
      }
    })
  return {
    orderHash: data.slice(0, 66).toLowerCase(),
    offerer: toAddress(offerer),
    recipient: account(1),
    offer: items(Number(word(2)) / 32, 4),
    consideration: items(Number(word(3)) / 32, 5),
  }
}

/** Reads the address at the end of a topic or a word. */
export function toAddress(word: string): string {
  return `0x${word.slice(-40)}`.toLowerCase()
}

/** `Transfer`. Only that of an ERC721 has three indexed values. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** `TransferSingle` of an ERC1155. */
const transferSingleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

/** Units of a token that went from one account to another. All addresses are in lower case. */
export type Move = {
  contract: string
  tokenId: bigint
  from: string
  to: string
  units: bigint
  /** Whether the token is an ERC1155. */
  isEdition: boolean
}

/**
 * Reads a transfer of a token.
 *
 * @returns Nothing for other logs.
 */
export function moveIn({ address, topics, data }: ReceiptLog): Move | undefined {
  const [topic, first, second, third] = topics
  const contract = address.toLowerCase()
  if (topic === transferTopic && first && second && third) {
    const tokenId = BigInt(third)
    return { contract, tokenId, from: toAddress(first), to: toAddress(second), units: 1n, isEdition: false }
  }
  if (topic !== transferSingleTopic || !second || !third || data.length < 130) return undefined
  const [tokenId, units] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66, 130)}` as Hex)]
  return { contract, tokenId, from: toAddress(second), to: toAddress(third), units, isEdition: true }
}
