import { Order } from '@souk/seaport'
import { type Address, encodeFunctionData, type Hex, pad, parseAbi, parseEther, zeroAddress } from 'viem'
import type { createExecuteClient } from '../client/ExecuteClient.js'
import type { RunOptions } from '../run/runSteps.js'
import type { Kind } from '../state/ExecutionState.js'
import type { Fate } from './scriptedChain.js'
import { type Answer, away, refusal } from './scriptedServer.js'
import type { Behaviour } from './scriptedWallet.js'

export const account: Address = '0x0097b9cFE64455EED479292671A1121F502bc954'
/** Returns a hash that is easy to recognise. */
export function hash(count: number): Hex {
  return pad(`0x${count.toString(16).padStart(2, '0')}`, { size: 32 })
}
export const stranger: Address = '0x00000000000000000000000000000000000BAd00'
export const exchange: Address = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'
export const conduit: Address = '0x1E0049783F008A0085193E00003D00cd54003c71'
export const contract: Address = '0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197'
export const weth: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
export const token = { contract, tokenId: 7n }
const ether = parseEther('1')

/** One flow with its server, chain and wallet, and its expected result. */
export type Scenario = {
  name: string
  kind?: Kind
  /** By path. */
  server: Readonly<Record<string, readonly Answer[] | Answer>>
  wallet?: readonly Behaviour[]
  fate?: Fate
  /** Whether the node does not answer, or does not exist. */
  node?: 'silent' | 'none'
  /** The chain of the wallet. @default 1 */
  walletChainId?: number
  expectedPrice?: Readonly<Record<string, { raw?: bigint; amount?: number }>>
  options?: RunOptions
  client?: Partial<createExecuteClient.Options>
  /** The expected events, in order. */
  events: string
  /** The expected final status. */
  status: string
  /** The expected name and message of the reason. Absent for `done`. */
  reason?: string
  /** The expected wallet requests. */
  asked: readonly string[]
}

const abi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 id)',
])
const approvalData = encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [conduit, true] })
const theftData = encodeFunctionData({ abi, functionName: 'transferFrom', args: [account, stranger, 7n] })

const titles = { action: 'Do it', description: 'It is done' }

export function transaction(id: string, data: object, item: object = {}) {
  return { id, ...titles, kind: 'transaction', items: [{ status: 'incomplete', data, ...item }] }
}

export const saleData = { from: account, to: exchange, data: '0x5a1e5a1e', value: '0x0de0b6b3a7640000' }
export const sale = transaction('sale', saleData)
const noValue = { from: account, to: exchange, data: '0x5a1e5a1e', value: '0x0' }
export const approval = transaction('nft-approval', { to: contract, data: approvalData, value: '0x0' })
export const approved = { ...approval, items: [{ status: 'complete' }] }

export const price = {
  contract,
  tokenId: '7',
  quantity: 1,
  currency: zeroAddress,
  currencyDecimals: 18,
  quote: 1,
  rawQuote: String(ether),
}

const item = { itemType: 2, token: contract, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }
const paid = {
  itemType: 0,
  token: zeroAddress,
  identifierOrCriteria: '0',
  startAmount: String(ether),
  endAmount: String(ether),
}
export const order = {
  offerer: account,
  zone: zeroAddress,
  offer: [item],
  consideration: [{ ...paid, recipient: account }],
  orderType: 0,
  startTime: '0',
  endTime: '4102444800',
  zoneHash: hash(0),
  salt: '1',
  conduitKey: '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
  counter: '0',
}
const bulkTypes = {
  ...Order.types,
  BulkOrder: [{ name: 'tree', type: 'OrderComponents[2][2]' }],
}
export const orderSignature = (value: object = order, domain: object = {}, rest: object = {}) => ({
  id: 'order-signature',
  ...titles,
  kind: 'signature',
  items: [
    {
      status: 'incomplete',
      data: {
        sign: {
          signatureKind: 'eip712',
          domain: { name: 'Seaport', version: '1.5', chainId: 1, verifyingContract: exchange, ...domain },
          ...('tree' in value
            ? { types: bulkTypes, primaryType: 'BulkOrder' }
            : { types: Order.types, primaryType: 'OrderComponents' }),
          value,
        },
        post: {
          endpoint: '/order/v4',
          method: 'POST',
          body: { items: [{ order: { kind: 'seaport-v1.5', data: {} } }] },
        },
      },
      ...rest,
    },
  ],
})

export const buyPath = '/execute/buy/v7'
export const paths: Record<Kind, string> = {
  buy: buyPath,
  sell: '/execute/sell/v7',
  mint: '/execute/mint/v1',
  list: '/execute/list/v5',
  bid: '/execute/bid/v5',
  cancel: '/execute/cancel/v3',
  transfer: '/execute/transfer/v1',
  call: '/execute/call/v1',
}

export const answer =
  (steps: readonly unknown[], rest: object = {}): Answer =>
  () => ({ requestId: 'r1', steps, path: [price], ...rest })
const syncedPath = '/transactions/synced/v2'
const synced: Answer = ({ query }) => ({
  transactions: query.getAll('txHash').map((hash) => ({ hash, synced: true })),
})
const notSynced: Answer = () => ({ transactions: [] })
const results: Answer = () => ({ message: 'Success' })
export const usual = { [syncedPath]: synced, '/execute/results/v1': results, '/tokens/refresh/v2': results }
const posted: Answer = () => ({ results: [{ message: 'success', orderId: '0x01', orderIndex: 0 }] })
const check = { endpoint: '/execute/status/v1', method: 'POST', body: { kind: 'transaction' } }

const bought = 'quoting quoted located asking sent mined indexed completed done'
const stoppedByCheck = 'quoting quoted ended'

/** All failures that are known of the published client, and the flows that succeed. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a purchase',
    server: { ...usual, [buyPath]: answer([sale]) },
    events: bought,
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'an approval, then a sale',
    kind: 'sell',
    server: { ...usual, [paths.sell]: answer([approval, transaction('sale', noValue)]) },
    events: 'quoting quoted located asking sent mined completed asking sent mined indexed completed done',
    status: 'done',
    asked: ['nft-approval', 'sale'],
  },
  {
    name: 'a listing',
    kind: 'list',
    server: { ...usual, [paths.list]: answer([approved, orderSignature()]), '/order/v4': posted },
    events: 'quoting quoted found located asking signed posted completed done',
    status: 'done',
    asked: ['order-signature'],
  },
  {
    name: 'an item that is not ready at first',
    server: {
      ...usual,
      [buyPath]: [
        answer([{ ...sale, items: [{ status: 'incomplete' }] }]),
        answer([{ ...sale, items: [{ status: 'incomplete' }] }]),
        answer([{ ...sale, items: [{ status: 'incomplete' }] }]),
        answer([sale]),
      ],
    },
    events: `quoting quoted located preparing quoting quoted preparing quoting quoted preparing quoting quoted ${bought.slice('quoting quoted located '.length)}`,
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'an item that never becomes ready',
    server: { ...usual, [buyPath]: answer([{ ...sale, items: [{ status: 'incomplete' }] }]) },
    events: `quoting quoted located${' preparing quoting quoted'.repeat(15)} ended`,
    status: 'failed',
    reason: 'Flow.DataError: Failed to get data after 15 attempt(s), aborting',
    asked: [],
  },
  {
    name: 'an item that is completed elsewhere during the wait',
    server: {
      ...usual,
      [buyPath]: [
        answer([{ ...sale, items: [{ status: 'incomplete' }] }]),
        answer([{ ...sale, items: [{ status: 'complete' }] }]),
      ],
    },
    events: 'quoting quoted located preparing quoting quoted done',
    status: 'done',
    asked: [],
  },
  {
    name: 'a price that went up',
    server: { ...usual, [buyPath]: answer([sale]) },
    expectedPrice: { [zeroAddress]: { raw: parseEther('0.9') } },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.PriceError: Attention: the total price is now 1',
    asked: [],
  },
  {
    name: 'a price that went up, expected in whole units',
    server: { ...usual, [buyPath]: answer([sale]) },
    expectedPrice: { [zeroAddress]: { amount: 0.9 } },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.PriceError: Attention: the total price is now 1',
    asked: [],
  },
  {
    name: 'a price within the tolerance',
    server: { ...usual, [buyPath]: answer([sale]) },
    expectedPrice: { [zeroAddress]: { raw: ether - 10n ** 13n } },
    events: bought,
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'an offer that went down',
    kind: 'sell',
    server: {
      ...usual,
      [paths.sell]: answer([transaction('sale', noValue)], { path: [{ ...price, currency: weth }] }),
    },
    expectedPrice: { [weth]: { raw: parseEther('1.1') } },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.PriceError: Attention: the offer price of this token is now 1',
    asked: [],
  },
  {
    name: 'a quote in an unexpected currency',
    server: {
      ...usual,
      [buyPath]: answer(
        [{ ...sale, items: [{ status: 'incomplete', data: { ...saleData, value: '0x0' } }] }],
        { path: [{ ...price, currency: weth, rawQuote: String(99n * ether) }] },
      ),
    },
    expectedPrice: { [zeroAddress]: { raw: ether } },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.PriceError: Attention: the total price is now 99',
    asked: [],
  },
  {
    name: 'fees on top that make it more expensive',
    server: {
      ...usual,
      [buyPath]: answer(
        [{ ...sale, items: [{ status: 'incomplete', data: { ...saleData, value: '0x1bc16d674ec80000' } }] }],
        {
          path: [{ ...price, feesOnTop: [{ recipient: stranger, rawAmount: String(ether) }] }],
        },
      ),
    },
    expectedPrice: { [zeroAddress]: { raw: ether } },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.PriceError: Attention: the total price is now 2',
    asked: [],
  },
  {
    name: 'a price that goes up between two quotes',
    server: {
      ...usual,
      [buyPath]: [
        answer([{ ...sale, items: [{ status: 'incomplete' }] }]),
        answer(
          [
            {
              ...sale,
              items: [{ status: 'incomplete', data: { ...saleData, value: '0x1bc16d674ec80000' } }],
            },
          ],
          { path: [{ ...price, rawQuote: String(2n * ether) }] },
        ),
      ],
    },
    expectedPrice: { [zeroAddress]: { raw: ether } },
    events: 'quoting quoted located preparing quoting quoted ended',
    status: 'refused',
    reason: 'Check.PriceError: Attention: the total price is now 2',
    asked: [],
  },
  {
    name: 'an expected price, and a quote without a path',
    server: {
      ...usual,
      [buyPath]: answer(
        [{ ...sale, items: [{ status: 'incomplete', data: { ...saleData, value: '0x0' } }] }],
        { path: null },
      ),
    },
    expectedPrice: { [zeroAddress]: { raw: ether } },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.NoPriceError: The quote contains no price to compare with the expected one.',
    asked: [],
  },
  {
    name: 'a transaction that sends more than the quote',
    server: {
      ...usual,
      [buyPath]: answer([
        { ...sale, items: [{ status: 'incomplete', data: { ...saleData, value: '0x1bc16d674ec80000' } }] },
      ]),
    },
    expectedPrice: { [zeroAddress]: { raw: ether } },
    events: stoppedByCheck,
    status: 'refused',
    reason:
      'Check.ValueError: sale would send 2000000000000000000 wei in total; the quote is 1000000000000000000.',
    asked: [],
  },
  {
    name: 'a step of an unknown kind',
    server: { ...usual, [buyPath]: answer([{ ...sale, kind: 'telepathy' }]) },
    events: 'quoting ended',
    status: 'refused',
    reason: 'Step.UnknownKindError: The step sale has the unknown kind telepathy.',
    asked: [],
  },
  {
    name: 'a transaction to an unknown contract',
    server: { ...usual, [buyPath]: answer([transaction('sale', { ...saleData, to: stranger })]) },
    events: stoppedByCheck,
    status: 'refused',
    reason: `Check.TargetError: sale would call ${stranger}, which is not trusted.`,
    asked: [],
  },
  {
    name: 'a contract that the caller vouches for',
    server: { ...usual, [buyPath]: answer([transaction('sale', { ...saleData, to: stranger })]) },
    options: {
      isTrustedTarget: ({ address, role }) => role === 'contract' && address === stranger,
    },
    events: bought,
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'an approval for a stranger',
    kind: 'sell',
    server: {
      ...usual,
      [paths.sell]: answer([
        transaction('nft-approval', {
          to: contract,
          value: '0x0',
          data: encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [stranger, true] }),
        }),
      ]),
    },
    events: stoppedByCheck,
    status: 'refused',
    reason: `Check.TargetError: nft-approval would allow tokens to be moved by ${stranger}, which is not trusted.`,
    asked: [],
  },
  {
    name: 'a theft disguised as an approval',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([transaction('nft-approval', { to: contract, data: theftData, value: '0x0' })]),
    },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.UnfitCallError: nft-approval asks for transferFrom, which does not belong in a list flow.',
    asked: [],
  },
  {
    name: 'a transfer to somebody else',
    kind: 'transfer',
    server: {
      ...usual,
      [paths.transfer]: answer([transaction('transfer', { to: contract, data: theftData, value: '0x0' })]),
    },
    events: stoppedByCheck,
    status: 'refused',
    reason: `Check.RecipientError: transfer would send tokens to ${stranger}; expected ${conduit}.`,
    asked: [],
  },
  {
    name: 'a listing for one wei',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([
        orderSignature({
          ...order,
          consideration: [{ ...paid, startAmount: '1', endAmount: '1', recipient: account }],
        }),
      ]),
      '/order/v4': posted,
    },
    events: stoppedByCheck,
    status: 'refused',
    reason:
      'Check.OrderError: The order of order-signature does not match your request: the seller receives less than the price.',
    asked: [],
  },
  {
    name: 'a listing that pays a stranger',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([orderSignature({ ...order, consideration: [{ ...paid, recipient: stranger }] })]),
      '/order/v4': posted,
    },
    events: stoppedByCheck,
    status: 'refused',
    reason:
      'Check.OrderError: The order of order-signature does not match your request: the seller receives less than the price.',
    asked: [],
  },
  {
    name: 'an order for another chain',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([orderSignature(order, { chainId: 137 })]),
      '/order/v4': posted,
    },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.ChainError: order-signature is for chain 137; expected 1.',
    asked: [],
  },
  {
    name: 'a transaction on a chain that was not requested',
    server: { ...usual, [buyPath]: answer([transaction('sale', { ...saleData, chainId: 137 })]) },
    events: stoppedByCheck,
    status: 'refused',
    reason: 'Check.ChainError: sale is for chain 137; expected 1.',
    asked: [],
  },
  {
    name: 'a wallet on another chain',
    server: { ...usual, [buyPath]: answer([sale]) },
    walletChainId: 137,
    events: stoppedByCheck,
    status: 'refused',
    reason:
      'Wallet.WrongChainError: Chain 1 is needed, but chain 137 answers. Switch the network and try again.',
    asked: [],
  },
  {
    name: 'a user who rejects the request',
    server: { ...usual, [buyPath]: answer([sale]) },
    wallet: ['refuses'],
    events: 'quoting quoted located asking declined ended',
    status: 'declined',
    reason: 'Wallet.DeclinedError: The user rejected sale in the wallet.',
    asked: ['sale'],
  },
  {
    name: 'a wallet that fails',
    server: { ...usual, [buyPath]: answer([sale]) },
    wallet: ['fails'],
    events: 'quoting quoted located asking declined ended',
    status: 'failed',
    reason: 'Wallet.FailedError: The wallet could not do sale: The device is locked.',
    asked: ['sale'],
  },
  {
    name: 'a wallet that never answers',
    server: { ...usual, [buyPath]: answer([sale]) },
    wallet: ['hangs'],
    events: 'quoting quoted located asking ended',
    status: 'unknown',
    reason: `Wallet.UnansweredError: The wallet's answer to sale is unknown: no answer within 600000 ms`,
    asked: ['sale'],
  },
  {
    name: 'a wallet that returns no hash',
    server: { ...usual, [buyPath]: answer([sale]) },
    wallet: ['silent'],
    events: 'quoting quoted located asking ended',
    status: 'unknown',
    reason: 'Wallet.NoHashError: Transaction hash not returned from sendTransaction method',
    asked: ['sale'],
  },
  {
    name: 'a transaction that is undone',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    fate: 'reverted',
    events: 'quoting quoted located asking sent ended',
    status: 'reverted',
    reason: 'Flow.RevertedError: Transaction reverted or missing tx receipt',
    asked: ['sale'],
  },
  {
    name: 'an approval that is undone',
    kind: 'sell',
    server: {
      ...usual,
      [paths.sell]: answer([approval, transaction('sale', noValue)]),
      [syncedPath]: synced,
    },
    fate: 'reverted',
    events: 'quoting quoted located asking sent ended',
    status: 'reverted',
    reason: 'Flow.RevertedError: Transaction reverted or missing tx receipt',
    asked: ['nft-approval'],
  },
  {
    name: 'a transaction sent again with a better fee',
    server: { ...usual, [buyPath]: answer([sale]) },
    fate: 'repriced',
    events: 'quoting quoted located asking sent replaced mined indexed completed done',
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'a transaction cancelled in the wallet',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    fate: 'cancelled',
    events: 'quoting quoted located asking sent ended',
    status: 'cancelled',
    reason: 'Flow.CancelledError: Transaction cancelled',
    asked: ['sale'],
  },
  {
    name: 'another transaction in its place',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    fate: 'overtaken',
    events: 'quoting quoted located asking sent ended',
    status: 'cancelled',
    reason: 'Flow.ReplacedError: Transaction replaced by another one',
    asked: ['sale'],
  },
  {
    name: 'a transaction that is dropped',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    fate: 'dropped',
    events: 'quoting quoted located asking sent ended',
    status: 'dropped',
    reason: `Flow.DroppedError: Transaction ${hash(1)} was dropped: another transaction used its nonce 7.`,
    asked: ['sale'],
  },
  {
    name: 'a transaction that stays pending',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    fate: 'stuck',
    events: 'quoting quoted located asking sent ended',
    status: 'unknown',
    reason: `Flow.UnconfirmedError: Failed to receive a successful response for transaction with hash '${hash(1)}' after 75 attempt(s).`,
    asked: ['sale'],
  },
  {
    name: 'a hash of a shared wallet, which the chain does not know',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    fate: 'unknown',
    events: 'quoting quoted located asking sent ended',
    status: 'unknown',
    reason: `Flow.UnconfirmedError: Failed to receive a successful response for transaction with hash '${hash(1)}' after 75 attempt(s).`,
    asked: ['sale'],
  },
  {
    name: 'a server that reports a pending transaction as done',
    server: { ...usual, [buyPath]: answer([sale]) },
    fate: 'stuck',
    events: 'quoting quoted located asking sent ended',
    status: 'unknown',
    reason: `Flow.UnconfirmedError: Failed to receive a successful response for transaction with hash '${hash(1)}' after 75 attempt(s).`,
    asked: ['sale'],
  },
  {
    name: 'an indexer that never includes it',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: notSynced },
    events: 'quoting quoted located asking sent mined completed done',
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'an indexer that is unavailable',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: () => away },
    events: 'quoting quoted located asking sent mined completed done',
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'an unavailable node: the server is asked',
    server: { ...usual, [buyPath]: answer([sale]), [syncedPath]: [notSynced, notSynced, synced] },
    node: 'silent',
    events: 'quoting quoted asking sent mined indexed completed done',
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'no node at all: the step’s own endpoint is asked',
    server: {
      ...usual,
      [buyPath]: answer([transaction('sale', saleData, { check })]),
      '/execute/status/v1': [
        () => ({ status: 'unknown' }),
        () => ({ status: 'pending' }),
        () => ({ status: 'success' }),
      ],
    },
    node: 'none',
    events: 'quoting quoted asking sent mined indexed completed done',
    status: 'done',
    asked: ['sale'],
  },
  {
    name: 'no node at all, and the endpoint says that it failed',
    server: {
      ...usual,
      [buyPath]: answer([transaction('sale', saleData, { check })]),
      '/execute/status/v1': () => ({ status: 'failure' }),
    },
    node: 'none',
    events: 'quoting quoted asking sent ended',
    status: 'failed',
    reason: 'Flow.FailedError: Transaction failed',
    asked: ['sale'],
  },
  {
    name: 'something signed that the server carries out',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([orderSignature(order, {}, { check })]),
      '/order/v4': posted,
      '/execute/status/v1': [() => ({ status: 'pending' }), () => ({ status: 'success' })],
    },
    events: 'quoting quoted found located asking signed posted completed done',
    status: 'done',
    asked: ['order-signature'],
  },
  {
    name: 'something signed whose result is never reported',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([orderSignature(order, {}, { check })]),
      '/order/v4': posted,
      '/execute/status/v1': () => ({ status: 'unknown' }),
    },
    events: 'quoting quoted found located asking signed posted ended',
    status: 'unknown',
    reason:
      'Flow.UncheckedError: /execute/status/v1 did not report the result of order-signature after 75 attempt(s).',
    asked: ['order-signature'],
  },
  {
    name: 'an order that the server does not take',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([orderSignature()]),
      '/order/v4': () => refusal(400, 'The order has expired'),
    },
    events: 'quoting quoted found located asking signed ended',
    status: 'failed',
    reason: 'Execute.ResponseError: The order has expired',
    asked: ['order-signature'],
  },
  {
    name: 'an order that is posted without an answer',
    kind: 'list',
    server: { ...usual, [paths.list]: answer([orderSignature()]), '/order/v4': () => away },
    events: 'quoting quoted found located asking signed ended',
    status: 'unknown',
    reason: 'Flow.PostUnknownError: order-signature was posted to /order/v4 without an answer.',
    asked: ['order-signature'],
  },
  {
    name: 'an order posted while the server is busy',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([orderSignature()]),
      '/order/v4': [() => refusal(503, 'busy'), posted],
    },
    events: 'quoting quoted found located asking signed posted completed done',
    status: 'done',
    asked: ['order-signature'],
  },
  {
    name: 'a server that refuses',
    server: { ...usual, [buyPath]: () => refusal(400, 'No fillable orders') },
    events: 'quoting ended',
    status: 'failed',
    reason: 'Execute.ResponseError: No fillable orders',
    asked: [],
  },
  {
    name: 'a server that is unavailable',
    server: { ...usual, [buyPath]: () => away },
    events: 'quoting ended',
    status: 'failed',
    reason: 'Request.MissingResponseError: https://market.example/execute/buy/v7 could not be reached.',
    asked: [],
  },
  {
    name: 'a server that answers no steps',
    server: { ...usual, [buyPath]: answer([], { errors: [{ message: 'Sold out' }] }) },
    events: stoppedByCheck,
    status: 'failed',
    reason: 'Flow.NoStepsError: Sold out',
    asked: [],
  },
  {
    name: 'a server that answers nonsense',
    server: { ...usual, [buyPath]: () => ({ steps: [{ ...sale, items: 'many' }] }) },
    events: 'quoting ended',
    status: 'refused',
    reason: 'Wire.InvalidFieldError: step: steps[0].items is "many"; expected a value of type array.',
    asked: [],
  },
  {
    name: 'a bid',
    kind: 'bid',
    server: {
      ...usual,
      [paths.bid]: answer([
        orderSignature({
          ...order,
          offer: [{ ...paid, itemType: 1, token: weth }],
          consideration: [{ ...item, recipient: account }],
        }),
      ]),
      '/order/v4': posted,
    },
    client: {},
    events: 'quoting quoted found located asking signed posted completed done',
    status: 'done',
    asked: ['order-signature'],
  },
  {
    name: 'a text to be signed as it is, with a hash in it',
    kind: 'list',
    server: {
      ...usual,
      [paths.list]: answer([
        {
          id: 'auth',
          ...titles,
          kind: 'signature',
          items: [
            {
              status: 'incomplete',
              data: {
                sign: { signatureKind: 'eip191', message: `Sign in: ${hash(9)}` },
                post: { endpoint: '/execute/auth-signature/v1', method: 'POST', body: {} },
              },
            },
          ],
        },
      ]),
      '/execute/auth-signature/v1': () => ({ auth: 'ok' }),
    },
    events: 'quoting quoted located asking signed posted completed done',
    status: 'done',
    asked: ['auth'],
  },
]
