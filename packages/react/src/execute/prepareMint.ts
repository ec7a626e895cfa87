import {
  Check,
  type ExecuteClient,
  Execution,
  fromViem,
  type Quote,
  runSteps,
  type Step,
  StoppedError,
  transfersIn,
} from '@souk/execute'
import { MintWire } from '@souk/execute/wire'
import type { Mint } from '@souk/market'
import { type Market, prepareActions, type Trade } from '@souk/market/flows'
import { type Order, transactionMethods } from '@souk/seaport'
import type { Address, Hash, TransactionReceipt } from 'viem'
import { parseAccount } from 'viem/accounts'

/**
 * Plans a mint through the step-based API, so that an app can show it before the wallet is asked.
 *
 * Holds the steps of the server against the mint that the person has seen: its price, the contract that is called, and
 * the account that receives the units. Each transaction is simulated before the wallet is asked for it.
 *
 * Reads: one request, and the wallet's accounts. Asks the wallet: for the transactions, when the plan is run.
 *
 * @param options.client - A client of the step-based API.
 * @param options.mint - The mint, as `getMints` returned it.
 * @param options.quantity - The number of units.
 * @throws {StoppedError} of `@souk/execute` if the server refuses, or if a check fails.
 * @throws {UnsafeError} if a transaction would rob the account.
 *
 * @example
 * const { plan, run } = await prepareMint(market, { client, mint, quantity: 2n })
 */
export async function prepareMint(
  market: Market.Market,
  options: prepareMint.Options,
): Promise<prepareMint.Result> {
  const { known, override } = options
  const account = market.client.account ?? parseAccount(await fromViem(market.client).address())
  const { address } = account
  const transactions = await readChecked(market, { ...options, account: address })
  const actions = transactions.map(({ to, data, value }) => ({
    type: 'exchange' as const,
    transactionMethods: transactionMethods(market.client, account, { to, data, value }),
  }))
  // The checks above vouch for the contracts that are called.
  const trusted = { ...known?.trusted, contracts: transactions.map(({ to }) => to) }
  const guard = { known: { ...known, trusted }, override }
  const prepared = await prepareActions(market, { name: 'mint', actions, ...guard })
  const plan = { ...prepared.plan, payment: paymentOf(options) }
  return { ...prepared, plan, run: (runOptions) => receive(prepared.run(runOptions), address) }
}

export declare namespace prepareMint {
  type Options = {
    client: ExecuteClient
    mint: Mint.Mint
    quantity: bigint
    /** What the app knows of tokens, prices and accounts, for the guard. */
    known?: Order.Context | undefined
    /** Findings of the guard that the person accepts, by name. */
    override?: readonly Order.FindingName[] | undefined
    signal?: AbortSignal | undefined
  }
  type Outcome = {
    transactionHash: Hash
    /** The units that the account received, in the order of the transactions. */
    received: readonly Received[]
  }
  type Received = { contract: Address; tokenId: bigint; amount: bigint }
  type Plan = Trade.Plan & {
    /** What the units cost, in the currency's smallest unit. Empty if they are free. */
    payment: readonly { currency: Address; amount: bigint }[]
  }
  type Result = Trade.Prepared<Plan, Outcome>
}

function paymentOf({ mint, quantity }: prepareMint.Options): prepareMint.Plan['payment'] {
  const amount = mint.price * quantity
  return amount > 0n ? [{ currency: mint.currency.address, amount }] : []
}

type Asked = prepareMint.Options & { account: Address }

/** Runs the flow up to the point where it would ask the wallet: by then, all its steps have passed the checks. */
async function readChecked(market: Market.Market, asked: Asked): Promise<readonly Step.Transaction[]> {
  const { client, known, override, signal } = asked
  let state = toExecution(asked)
  let quote: Quote | undefined
  const wallet = fromViem(market.client)
  for await (const event of runSteps(client, { state, wallet, known, override, signal })) {
    state = Execution.reduce(state, event)
    if (event.type === 'quoted') quote = event.quote
    if (event.type === 'asking' || event.type === 'switching') break
  }
  if ('reason' in state) throw new StoppedError(state)
  return (quote?.steps ?? []).flatMap(toTransactions)
}

function toExecution({ client, mint, quantity, account }: Asked): Execution.Execution {
  const { contract, tokenId, stage, price, currency } = mint
  const what = tokenId === undefined ? { collection: contract } : { token: { contract, tokenId } }
  const items = [{ ...what, quantity, preferredMintStage: stage }]
  return Execution.start({
    kind: 'mint',
    chainId: client.chains[0].id,
    account,
    request: { path: '/execute/mint/v1', body: MintWire.encodeRequest({ items, taker: account }) },
    expected: [{ currency: currency.address, raw: String(price * quantity) }],
  })
}

/** @throws {UnfitCallError} for a step that no mint needs. */
function toTransactions(step: Step.Step): readonly Step.Transaction[] {
  if (step.kind !== 'transaction')
    throw new Check.UnfitCallError({ stepId: step.id, call: step.kind, kind: 'mint' })
  return step.items.flatMap(({ data, status }) => (data && status === 'incomplete' ? [data] : []))
}

type Sending = ReturnType<Awaited<ReturnType<typeof prepareActions>>['run']>

async function* receive(
  sending: Sending,
  account: Address,
): AsyncGenerator<Trade.Progress, prepareMint.Outcome, undefined> {
  const receipts: TransactionReceipt[] = []
  for (;;) {
    const next = await sending.next()
    if (next.done)
      return { transactionHash: next.value.transactionHash, received: toReceived(receipts, account) }
    if (next.value.type === 'confirmed') receipts.push(next.value.receipt)
    yield next.value
  }
}

function toReceived(
  receipts: readonly TransactionReceipt[],
  account: Address,
): readonly prepareMint.Received[] {
  return receipts
    .flatMap(({ logs }) => transfersIn(logs, { kind: 'mint', account }))
    .map(({ contract, tokenId, amount }) => {
      return { contract, tokenId: BigInt(tokenId), amount: BigInt(amount) }
    })
}
