import { call } from '../client/call.js'
import type { ExecuteChain, ExecuteClient } from '../client/ExecuteClient.js'
import { log } from '../client/log.js'
import { ResponseError } from '../client/ResponseError.js'
import type { Common } from '../state/ExecutionState.js'
import * as RefreshWire from '../wire/refresh.js'
import { wishOf } from './wishOf.js'

/** The timeout of the request. Nothing waits for it. */
const refreshTimeoutMs = 15_000

/**
 * Asks the server to check the orders of tokens that could not be traded, so that the next attempt uses current orders.
 */
export function refreshLiquidity(client: ExecuteClient, options: refreshLiquidity.Options): void {
  const { chain, error, wanted } = options
  const isTrade = wanted.kind === 'buy' || wanted.kind === 'sell' || wanted.kind === 'mint'
  if (!isTrade || !(error instanceof ResponseError)) return
  const tokens = (wishOf(wanted).tokens ?? []).filter((token) => token !== undefined)
  if (tokens.length === 0) return
  const body = RefreshWire.encodeRequest({ tokens, liquidityOnly: true })
  call(client, '/tokens/refresh/v2', { chain, body, timeoutMs: refreshTimeoutMs }).catch((cause: unknown) =>
    log(client, 'info', 'The tokens could not be refreshed', cause),
  )
}

export declare namespace refreshLiquidity {
  type Options = { chain: ExecuteChain; error: unknown; wanted: Pick<Common, 'kind' | 'request'> }
}
