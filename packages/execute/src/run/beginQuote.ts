import { getTransactionCount } from 'viem/actions'
import { call } from '../client/call.js'
import { log } from '../client/log.js'
import { type Begun, type Flow, readerFor } from './Flow.js'

/** How often the steps are requested from a server that is busy or unavailable. */
const attempts = 3

/** Requests the steps of a flow from the server. Errors surface when the result is awaited. */
export function beginQuote(flow: Flow): Begun {
  const { client, chain, state, signal } = flow
  const { path, body } = state.request
  const asked = call(client, path, { chain, body, attempts, signal })
  asked.catch(() => undefined)
  return { asked, found: locate(flow) }
}

/** Reads the account's nonce while the server works, so that it adds no waiting time. */
function locate(flow: Flow): Begun['found'] {
  const found: Begun['found'] = { origin: undefined }
  const { account, origin } = flow.state
  if (origin) return found
  const read = async () => {
    const reader = await readerFor(flow, flow.chain.id)
    if (reader) found.origin = { nonce: await getTransactionCount(reader, { address: account }) }
  }
  read().catch((error: unknown) => log(flow.client, 'info', 'Could not read the nonce of the account', error))
  return found
}
