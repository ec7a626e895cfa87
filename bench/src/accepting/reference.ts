import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Order, seaportAddress } from '@souk/seaport'
import type { Server } from '@souk/server'
import { TypedDataEncoder, verifyTypedData } from 'ethers'
import { sql } from 'kysely'

type Db = Server['market']['db']
type Posted = Order.Serialized

/**
 * A server as one would write it with ethers: it hashes each order, recovers its signer from the typed data, and
 * inserts the order into the same table as ours, in a transaction with the same event. It does not use the chain.
 */
export async function startReference(db: Db): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk
    })
    request.on('end', () => {
      const body = JSON.parse(text) as Posted | { orders: Posted[] }
      accept(db, 'orders' in body ? body.orders : [body]).then(
        (orders) => response.writeHead(200).end(JSON.stringify({ orders })),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}/`, close }
}

const domain = { name: 'Seaport', version: '1.5', chainId: 31_337, verifyingContract: seaportAddress }
const types = Object.fromEntries(Object.entries(Order.types).map(([name, fields]) => [name, [...fields]]))

async function accept(db: Db, posted: readonly Posted[]): Promise<readonly Posted[]> {
  const rows = posted.map((order) => {
    const { totalOriginalConsiderationItems: _, ...message } = order.parameters
    const hash = TypedDataEncoder.hashStruct('OrderComponents', types, message)
    const signer = verifyTypedData(domain, types, message, order.signature)
    if (signer.toLowerCase() !== message.offerer.toLowerCase())
      throw new RangeError(`not signed by ${signer}`)
    return toRow(order, hash)
  })
  await db.transaction().execute(async (tx) => {
    for (const row of rows) {
      await tx
        .insertInto('orders')
        .values(row)
        .onConflict((oc) => oc.column('order_hash').doNothing())
        .execute()
      await sql`
        insert into events (type, contract, identifier, order_hash, accounts, at)
        values ('listing', ${row.contract}, ${row.identifier}, ${row.order_hash}, ${JSON.stringify([row.maker])}, now())`.execute(
        tx,
      )
    }
  })
  return posted
}

function toRow({ parameters, signature }: Posted, hash: string) {
  const [item] = parameters.offer
  const price = parameters.consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n)
  return {
    order_hash: hash,
    side: 'ask',
    maker: parameters.offerer.toLowerCase(),
    taker: null,
    contract: item?.token.toLowerCase() ?? '',
    identifier: item?.identifierOrCriteria ?? '0',
    criteria: null,
    standard: 'erc721',
    currency: '0x0000000000000000000000000000000000000000',
    price,
    price_rank: 0,
    unit_price: price,
    total: 1,
    remaining: 1,
    start_time: parameters.startTime,
    end_time: parameters.endTime,
    kind: 'basic',
    parameters: JSON.stringify(parameters),
    signature,
    status: 'active',
    reason: null,
    created_at: new Date(),
  } as const
}
