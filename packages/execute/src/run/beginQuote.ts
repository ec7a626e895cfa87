import { getTransactionCount } from 'viem/actions'
import { call } from '../client/call.js'
import { log } from '../client/log.js'
import { type Begun, type Flow, readerFor } from './Flow.js'

/** How often a server that is busy or away is asked for the steps. */
const attempts = 3

/** Asks the server what a flow takes. What goes wrong is told to whoever waits for it. */
export function beginQuote(flow: Flow): Begun {
  const { client, chain, state, signal } = flow
  const { path, body } = state.request
  const asked = call(client, path, { chain, body, attempts, signal })
  asked.catch(() => undefined)
  return { asked, found: locate(flow) }
}

/** Reads where the account stands while the server is asked, so that it costs no time. */
function locate(flow: Flow): Begun['found'] {
  const found: Begun['found'] = { origin: undefined }
  const { account, origin } = flow.state
  if (origin) return found
  const read = async () => {
    const reader = await readerFor(flow, flow.chain.id)
    if (reader) found.origin = { nonce: await getTransactionCount(reader, { address: account }) }
  }
  read().catch((error: unknown) => log(flow.client, 'info', 'Not known where the account stands', error))
  return found
}
