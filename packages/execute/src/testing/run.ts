import { type Address, parseEther } from 'viem'
import { createExecuteClient } from '../client/ExecuteClient.js'
import { runSteps } from '../run/runSteps.js'
import * as Execution from '../state/Execution.js'
import * as BidWire from '../wire/bid.js'
import * as BuyWire from '../wire/buy.js'
import * as ListWire from '../wire/list.js'
import * as SellWire from '../wire/sell.js'
import * as TransferWire from '../wire/transfer.js'
import { account, conduit, paths, type Scenario, token, weth } from './scenarios.js'
import { scriptedChain } from './scriptedChain.js'
import { scriptedServer } from './scriptedServer.js'
import { scriptedWallet } from './scriptedWallet.js'

/** A flow that runs against a script. */
export type Run = ReturnType<typeof start>

/** The request body of each kind of flow. */
export const bodies: Partial<Record<Execution.Kind, unknown>> = {
  buy: BuyWire.encodeRequest({ items: [{ token }], taker: account }),
  sell: SellWire.encodeRequest({ items: [{ token }], taker: account }),
  list: ListWire.encodeRequest({ maker: account, params: [{ token, weiPrice: parseEther('1') }] }),
  bid: BidWire.encodeRequest({ maker: account, params: [{ token, weiPrice: parseEther('1') }] }),
  transfer: TransferWire.encodeRequest({ from: account, to: conduit, items: [{ token }] }),
}

/** Creates the chain, wallet, server and client of a scenario. */
export function stage(scenario: Scenario) {
  const { node, walletChainId = 1 } = scenario
  const chain = scriptedChain({
    id: walletChainId,
    account,
    ...(scenario.fate ? { fate: scenario.fate } : undefined),
    isSilent: node === 'silent',
  })
  const wallet = scriptedWallet(chain, scenario.wallet)
  if (node === 'none') delete wallet.wallet.client
  const server = scriptedServer(scenario.server)
  const client = createExecuteClient({
    chains: [{ id: 1, name: 'mainnet', baseApiUrl: 'https://market.example', wrappedNativeToken: weth }],
    fetch: server.fetch,
    logLevel: 'none',
    ...scenario.client,
  })
  return { chain, wallet, server, client }
}

/** Returns the initial state of a scenario. */
export function stateOf({ kind = 'buy', expectedPrice }: Scenario): Execution.Execution {
  const expected =
    expectedPrice &&
    Object.entries(expectedPrice).map(([currency, { raw, amount }]) => ({
      currency: currency as Address,
      ...(raw === undefined ? undefined : { raw: String(raw) }),
      ...(amount === undefined ? undefined : { amount: String(amount) }),
    }))
  return Execution.start({
    kind,
    chainId: 1,
    account,
    request: { path: paths[kind], body: bodies[kind] },
    expected,
  })
}

/** Starts a scenario and records its events. */
export function start(scenario: Scenario) {
  const parts = stage(scenario)
  const run = {
    ...parts,
    events: [] as string[],
    state: stateOf(scenario),
    states: [] as Execution.Execution[],
    done: Promise.resolve(),
  }
  const steps = runSteps(parts.client, { ...scenario.options, state: run.state, wallet: parts.wallet.wallet })
  const follow = async () => {
    for await (const event of steps) {
      run.state = Execution.reduce(run.state, event)
      run.states.push(run.state)
      run.events.push(event.type)
    }
  }
  run.done = follow()
  return run
}
