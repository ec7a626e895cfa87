import type { TestChain } from '@souk/testing'
import type { Address, Hex } from 'viem'

/** A step as the published client tells of it. */
type ToldStep = {
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

/** A part of the path as the published client tells of it. */
type ToldPath = {
  orderId: string
  tokenId: string
  currency: string
  rawQuote: string
  quote: number
} & Record<string, unknown>

/** What of the published client is used; its own types need a compiler of its day. */
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

/** How a flow went. */
type Outcome = {
  steps: readonly ToldStep[]
  path: readonly ToldPath[]
  /** The hashes of all that was sent. */
  hashes: readonly Hex[]
  /** The orders that were made. */
  orderIds: readonly string[]
}

/** Runs a verb of the published client in the name of an account. */
export type Run = (verb: Verb, account: { privateKey: Hex }, options: object) => Promise<Outcome>

/**
 * Makes the published client of the step-based execution API as its users make it; only where it looks is set, and how
 * often, so that tests are quick.
 *
 * @param version - Both versions that are in use.
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
    // A key in this process has no wallet that would put its transactions in order.
    synchronousStepItemExecution: true,
    logLevel: 0,
  })
  return async (verb, account, wish) => {
    let steps: readonly ToldStep[] = []
    let path: readonly ToldPath[] = []
    await actions[verb]({
      ...wish,
      wallet: chain.walletClient(account),
      onProgress: (told: readonly ToldStep[], way?: readonly ToldPath[]) => {
        steps = told
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

/** A token as this family names it. */
export function tokenName(contract: Address, identifier: bigint): string {
  return `${contract}:${identifier}`
}
