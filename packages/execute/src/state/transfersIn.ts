import { type Address, getAddress, isAddressEqual, type Log, parseAbi, parseEventLogs } from 'viem'
import type { Kind, Moved } from './ExecutionState.js'

const single = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])

/**
 * Reads the tokens that an account received or sent from the logs of a receipt.
 *
 * @example
 * transfersIn(receipt.logs, { kind: 'mint', account }) // → [{ contract, tokenId: '7', amount: '1', … }]
 */
export function transfersIn(logs: readonly Log[], options: transfersIn.Options): readonly Moved[] {
  const found = parseEventLogs({ abi: single, logs: [...logs] }).flatMap(({ eventName, args, ...log }) => {
    const { from, to } = args
    // Nodes return addresses in lower case, so this restores the checksum.
    const contract = getAddress(log.address)
    const txHash = log.transactionHash ?? '0x'
    const moved = (tokenId: bigint, amount: bigint): Moved => {
      return { contract, from, to, txHash, tokenId: String(tokenId), amount: String(amount) }
    }
    if (eventName === 'Transfer') return moved(args.tokenId, 1n)
    if (eventName === 'TransferSingle') return moved(args.id, args.value)
    return args.ids.map((id, index) => moved(id, args.values[index] ?? 0n))
  })
  return found.filter((transfer) => isOwn(transfer, options))
}

export declare namespace transfersIn {
  type Options = { kind: Kind; account: Address }
}

/** Returns whether a transfer belongs to the account: sales and transfers leave it, everything else arrives. */
export function isOwn(
  { from, to }: Pick<Moved, 'from' | 'to'>,
  { kind, account }: transfersIn.Options,
): boolean {
  return isAddressEqual(kind === 'sell' || kind === 'transfer' ? from : to, account)
}
