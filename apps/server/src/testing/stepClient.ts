import type { TestChain } from '@souk/testing'
import type { Address, Hex } from 'viem'

/** A step as the published client reports it. */
type ReportedStep = {
  id: string
  kind: string
  error?: string
  items?: readonly {
    status: string
    data?: Record<string, unknown>
    txHashes?: readonly { txHash: Hex }[]
    orderData?: readonly { orderId: string }[]
    transfersData?: readonly { token: { tokenId: string }; amount: string }[]
  }[]
}

/** A part of the path as the published client reports it. */
type ReportedPath = {
  orderId: string
  tokenId: string
  currency: string
  rawQuote: string
  quote: number
} & Record<string, unknown>

/** The parts of the published client in use. Its own types need a compiler of its time. */
type Actions = Record<Verb, (options: object) => Promise<unknown>>
type Verb =
  | 'buyToken'
  | 'acceptOffer'
  | 'mintToken'
  | 'listToken'
  | 'placeBid'
  | 'cancelOrder'
  | 'transferTokens'
  | 'call'
type Sdk = { createClient: (options: object) => { actions: Actions } }

/** The result of a flow. */
type Outcome = {
  steps: readonly ReportedStep[]
  path: readonly ReportedPath[]
  /** The hashes of all transactions sent. */
  hashes: readonly Hex[]
  /** The orders made. */
  orderIds: readonly string[]
}

/** Runs a verb of the published client for an account. */
export type Run = (verb: Verb, account: { privateKey: Hex }, options: object) => Promise<Outcome>

/**
 * Creates the published client of the step-based execution API as its users do, except for its address and its
 * polling interval, which keeps tests fast.
 *
 * @param version - Both versions are in use.
 */
export async function createStepClient(
  version: 1 | 2,
  options: { chain: TestChain; url: string },
): Promise<Run> {
  const { chain, url } = options
  const name = `reservoir-sdk-${version}`
  const sdk = (await import(name)) as Sdk
  const { actions } = sdk.createClient({
    chains: [{ id: chain.chain.id, name: 'Local', baseApiUrl: url, active: true, checkPollingInterval: 30 }],
    source: 'shop.example',
    // A key in this process has no wallet to order its transactions.
    synchronousStepItemExecution: true,
    logLevel: 0,
  })
  return async (verb, account, request) => {
    let steps: readonly ReportedStep[] = []
    let path: readonly ReportedPath[] = []
    await actions[verb]({
      ...request,
      wallet: chain.walletClient(account),
      onProgress: (reported: readonly ReportedStep[], way?: readonly ReportedPath[]) => {
        steps = reported
        path = way ?? path
      },
    })
    const items = steps.flatMap((step) => step.items ?? [])
    return {
      steps,
      path,
      hashes: items.flatMap(({ txHashes = [] }) => txHashes.map(({ txHash }) => txHash)),
      orderIds: items.flatMap(({ orderData = [] }) => orderData.map(({ orderId }) => orderId)),
    }
  }
}

/** A token in this API's notation. */
export function tokenName(contract: Address, identifier: bigint): string {
  return `${contract}:${identifier}`
}
