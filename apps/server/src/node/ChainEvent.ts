import { type Address, getAddress, type Hex, type Log } from 'viem'
import { exchangeAbi, moneyAbi, multiAbi, singleAbi } from './abi.js'
import { eventTable, type Parsed } from './eventTable.js'

/** The contracts to follow, and their kinds. Keys are lower-case addresses. */
export type Watched = {
  exchange: Address
  collections: ReadonlyMap<string, 'erc721' | 'erc1155'>
  currencies: ReadonlySet<string>
}

export type Item = { itemType: number; token: Address; identifier: bigint; amount: bigint }

/** An event that a log reports. */
export type ChainEvent = Place &
  (
    | {
        type: 'fulfilled'
        /** The place of the transaction in its block. */
        transactionIndex: number
        blockHash: Hex
        orderHash: Hex
        offerer: Address
        recipient: Address
        offer: readonly Item[]
        consideration: readonly (Item & { recipient: Address })[]
      }
    | { type: 'matched'; orderHashes: readonly Hex[] }
    | { type: 'cancelled'; orderHash: Hex }
    | { type: 'validated'; orderHash: Hex; parameters: Validated }
    | { type: 'counter'; account: Address }
    | {
        type: 'transfer'
        contract: Address
        standard: 'erc721' | 'erc1155'
        identifier: bigint
        quantity: bigint
        from: Address
        to: Address
        /** Its index among the transfers of the log. */
        item: number
      }
    | { type: 'approval'; contract: Address; identifier: bigint }
    | { type: 'operator'; contract: Address; account: Address }
    | { type: 'money'; currency: Address; accounts: readonly Address[] }
    | { type: 'metadata'; contract: Address; from: bigint; to: bigint }
    | { type: 'contractMetadata'; contract: Address }
  )

/** An order as the exchange logs it: everything that its maker stands for, except the counter. */
type Validated = Extract<
  Parsed<typeof exchangeAbi>,
  { eventName: 'OrderValidated' }
>['args']['orderParameters']

type Place = { blockNumber: bigint; transactionHash: Hex; logIndex: number }

/**
 * Decodes logs, in their order on chain. Leaves out logs that do not decode, since a contract may write anything.
 *
 * @param logs - Logs of the watched contracts.
 */
export function fromLogs(logs: readonly Log[], watched: Watched): ChainEvent[] {
  return logs.flatMap((log) => {
    const { blockNumber, transactionHash, logIndex } = log
    if (blockNumber === null || transactionHash === null || logIndex === null) return []
    const place = { blockNumber, transactionHash, logIndex }
    return read(log, watched).map((event) => ({ ...place, ...event }) as ChainEvent)
  })
}

type Unplaced = ChainEvent extends infer event
  ? event extends ChainEvent
    ? Omit<event, keyof Place>
    : never
  : never

const parse = {
  exchange: eventTable(exchangeAbi),
  money: eventTable(moneyAbi),
  erc721: eventTable(singleAbi),
  erc1155: eventTable(multiAbi),
}

function read(log: Log, watched: Watched): readonly Unplaced[] {
  const key = log.address.toLowerCase()
  const contract = getAddress(log.address)
  if (key === watched.exchange.toLowerCase()) return readAs(parse.exchange(log), readExchange)
  if (watched.currencies.has(key)) return readAs(parse.money(log), (event) => [readMoney(event, contract)])
  const standard = watched.collections.get(key)
  if (standard === 'erc721') return readAs(parse.erc721(log), (event) => [readSingle(event, contract)])
  if (standard === 'erc1155') return readAs(parse.erc1155(log), (event) => readMulti(event, contract))
  return []
}

function readAs<event>(event: event | undefined, toEvents: (event: event) => readonly Unplaced[]) {
  return event ? toEvents(event) : []
}

function readExchange(event: Parsed<typeof exchangeAbi>): Unplaced[] {
  const { eventName, args, transactionIndex, blockHash } = event
  switch (eventName) {
    case 'OrderFulfilled':
      return [{ type: 'fulfilled', transactionIndex, blockHash, ...args }]
    case 'OrderCancelled':
      return [{ type: 'cancelled', orderHash: args.orderHash }]
    case 'OrderValidated':
      return [{ type: 'validated', orderHash: args.orderHash, parameters: args.orderParameters }]
    case 'CounterIncremented':
      return [{ type: 'counter', account: args.offerer }]
    case 'OrdersMatched':
      return [{ type: 'matched', orderHashes: args.orderHashes }]
  }
}

function readMoney({ eventName, args }: Parsed<typeof moneyAbi>, currency: Address): Unplaced {
  switch (eventName) {
    case 'Transfer':
      return { type: 'money', currency, accounts: [args.from, args.to] }
    case 'Approval':
      return { type: 'money', currency, accounts: [args.owner] }
    case 'Deposit':
    case 'Withdrawal':
      return { type: 'money', currency, accounts: [args.account] }
  }
}

function readSingle({ eventName, args }: Parsed<typeof singleAbi>, contract: Address): Unplaced {
  switch (eventName) {
    case 'Transfer': {
      const { from, to, tokenId: identifier } = args
      return { type: 'transfer', contract, standard: 'erc721', identifier, quantity: 1n, from, to, item: 0 }
    }
    case 'Approval':
      return { type: 'approval', contract, identifier: args.tokenId }
    case 'ApprovalForAll':
      return { type: 'operator', contract, account: args.owner }
    case 'MetadataUpdate':
      return { type: 'metadata', contract, from: args.tokenId, to: args.tokenId }
    case 'BatchMetadataUpdate':
      return { type: 'metadata', contract, from: args.fromTokenId, to: args.toTokenId }
    case 'ContractURIUpdated':
      return { type: 'contractMetadata', contract }
  }
}

function readMulti({ eventName, args }: Parsed<typeof multiAbi>, contract: Address): Unplaced[] {
  switch (eventName) {
    case 'TransferSingle': {
      const { from, to, id: identifier, amount: quantity } = args
      return [{ type: 'transfer', contract, standard: 'erc1155', identifier, quantity, from, to, item: 0 }]
    }
    case 'TransferBatch':
      return args.ids.map((identifier, index) => ({
        type: 'transfer',
        contract,
        standard: 'erc1155',
        identifier,
        quantity: args.amounts[index] ?? 0n,
        from: args.from,
        to: args.to,
        item: index,
      }))
    case 'ApprovalForAll':
      return [{ type: 'operator', contract, account: args.account }]
    case 'URI':
      return [{ type: 'metadata', contract, from: args.id, to: args.id }]
    case 'ContractURIUpdated':
      return [{ type: 'contractMetadata', contract }]
  }
}
