import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { buyToken, createExecuteClient, type Wallet } from '@souk/execute'
import * as peer from 'reservoir-sdk-2'
import { type Address, createClient, type Hex, http } from 'viem'
import { type Measurement, median, type Row } from '../setting/Row.js'

const peerName = '@reservoir0x/reservoir-sdk 2.5.7'
const delayMs = 50
const rounds = 5

const account: Address = '0x0097b9cFE64455EED479292671A1121F502bc954'
const exchange: Address = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'
const contract: Address = '0x9401518f4EBBA857BAA879D9f76E1Cc8b31ed197'
const hash: Hex = `0x${'ab'.repeat(32)}`

/** A distant server of the step-based API with a node: each request takes 50 ms. */
async function farAway() {
  let requests = 0
  const server = createServer(async (request, response) => {
    requests += 1
    let text = ''
    for await (const chunk of request) text += String(chunk)
    await setTimeout(delayMs)
    const path = (request.url ?? '').split('?')[0] ?? ''
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(path === '/rpc' ? toRpcAnswer(body) : answers[path]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url, close, requests: () => requests }
}

const answers: Readonly<Record<string, unknown>> = {
  '/execute/buy/v7': {
    requestId: 'r1',
    steps: [
      {
        id: 'sale',
        action: 'Confirm',
        description: 'Pays for it.',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: { from: account, to: exchange, data: '0x5a1e5a1e', value: '0x0de0b6b3a7640000' },
          },
        ],
      },
    ],
    path: [
      {
        contract,
        tokenId: '7',
        quantity: 1,
        currency: '0x0000000000000000000000000000000000000000',
        currencyDecimals: 18,
        quote: 1,
        rawQuote: '1000000000000000000',
      },
    ],
  },
  '/transactions/synced/v2': { synced: true, transactions: [{ hash, synced: true, transfers: [] }] },
  '/execute/results/v1': { message: 'Success' },
}

/** All transactions count as included in the newest block. */
function toRpcAnswer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(toRpcAnswer)
  const { id, method } = body as { id: number; method: string }
  const block = { blockNumber: '0x10', blockHash: hash, transactionIndex: '0x0' }
  const results: Readonly<Record<string, unknown>> = {
    eth_blockNumber: '0x10',
    eth_getTransactionCount: '0x1',
    eth_chainId: '0x1',
    eth_getTransactionByHash: {
      hash,
      from: account,
      to: exchange,
      nonce: '0x0',
      input: '0x',
      value: '0x0',
      type: '0x0',
      ...block,
    },
    eth_getTransactionReceipt: {
      transactionHash: hash,
      from: account,
      to: exchange,
      status: '0x1',
      logs: [],
      type: '0x0',
      gasUsed: '0x1',
      ...block,
    },
  }
  return { jsonrpc: '2.0', id, result: results[method] ?? null }
}

type Trade = (options: { url: string; onAsked: () => void }) => Promise<unknown>

/** A purchase by us, with a wallet that answers at once. */
const ours: Trade = ({ url, onAsked }) => {
  const wallet: Wallet = {
    address: () => account,
    signStep: async () => hash,
    sendStep: async () => {
      onAsked()
      return hash
    },
  }
  const client = createExecuteClient({
    chains: [
      { id: 1, name: 'mainnet', baseApiUrl: url, client: createClient({ transport: http(`${url}/rpc`) }) },
    ],
  })
  return buyToken(client, { items: [{ token: { contract, tokenId: 7n } }], wallet })
}

/** The same by the peer. */
const theirs: Trade = ({ url, onAsked }) => {
  const client = peer.createClient({
    chains: [{ id: 1, name: 'mainnet', baseApiUrl: url, active: true, checkPollingInterval: 2_000 }],
  })
  return client.actions.buyToken({
    items: [{ token: `${contract}:7` }],
    onProgress: () => {},
    wallet: {
      address: async () => account,
      handleSignMessageStep: async () => hash,
      handleSendTransactionStep: async () => {
        onAsked()
        return hash
      },
      transport: http(`${url}/rpc`),
    },
  })
}

/** Measures the milliseconds until the wallet is asked, and the requests until the trade is complete. */
async function run(trade: Trade): Promise<{ askedMs: number; requests: number }> {
  const { url, close, requests } = await farAway()
  const began = performance.now()
  let askedMs = Number.NaN
  await trade({ url, onAsked: () => (askedMs = performance.now() - began) })
  // Waits for reports that are sent without waiting for an answer.
  await setTimeout(2 * delayMs)
  const count = requests()
  await close()
  return { askedMs, requests: count }
}

async function measure(what: 'askedMs' | 'requests'): Promise<Measurement> {
  await run(ours)
  await run(theirs)
  const samples: Measurement[] = []
  for (let round = 0; round < rounds; round++)
    samples.push({ ours: (await run(ours))[what], peer: (await run(theirs))[what] })
  return { ours: median(samples.map((one) => one.ours)), peer: median(samples.map((one) => one.peer)) }
}

/** A purchase through the step-based API. */
export const stepRows: readonly Row[] = [
  {
    name: `Time from the click until the wallet is asked, at ${delayMs} ms per request: buy with the step-based API`,
    peer: peerName,
    unit: 'ms',
    better: 'less',
    reach: '65 ms',
    measure: () => measure('askedMs'),
  },
  {
    name: 'Requests of a complete purchase with the step-based API, to server and node',
    peer: peerName,
    unit: 'requests',
    better: 'less',
    reach: 'not more',
    measure: () => measure('requests'),
  },
]
