import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, getNftsByContract, NotFoundError } from '@souk/market'
import { startStack } from '@souk/start'
import { deploy } from '@souk/testing'
import { type Address, parseAbi } from 'viem'
import { market, walletOf } from './market.js'

/** The metadata of a token. */
export type Painting = Readonly<Record<string, unknown>>

const [amina] = demo.accounts
/** The account that deploys contracts for tests. */
const deployer = '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'
/** IPFS names files by their content; this server ignores the name. */
const folder = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

/** Returns the metadata address of a file on the market's own IPFS gateway. */
export function fileAt(name: string): string {
  return `ipfs://${folder}/${name}`
}

/**
 * Starts a market on the chain of this run, for a collection whose tokens have given metadata, and a server for its
 * files.
 *
 * @param paintings - The metadata of each token, from 0 on.
 * @param files - Serves the files, with the file name as `request.url`.
 * @param options.isServed - Whether `files` serve the metadata too, as `0.json` and so on. The market may then not have
 * read it yet. @default false, so it is on the chain itself
 */
export async function startPainted(
  paintings: readonly Painting[],
  files: RequestListener,
  { isServed = false }: { isServed?: boolean } = {},
): Promise<startPainted.Result> {
  const address = await paint(paintings, isServed)
  const gateway = createServer((request, response) => {
    request.url = request.url?.slice(folder.length + 2) ?? ''
    files(request, response)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-painted-'))
  const stack = await startStack({
    port: 0,
    chainPort: 0,
    dataDir,
    host: '127.0.0.1',
    fresh: false,
    chainRpc: market.rpcUrl,
    collections: [address],
    logLevel: 'error',
    server: { ipfsGateway: `http://127.0.0.1:${port}/`, allowPrivateHosts: true },
  })
  if (!isServed) await everyOneRead(stack.url, { address, paintings })
  return {
    url: stack.url,
    address,
    stop: async () => {
      await stack.stop()
      gateway.closeAllConnections()
      gateway.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export declare namespace startPainted {
  type Result = {
    url: string
    /** The collection, called Painted. */
    address: Address
    stop: () => Promise<void>
  }
}

async function paint(paintings: readonly Painting[], isServed: boolean): Promise<Address> {
  await market.testClient.setBalance({ address: deployer, value: 10n ** 18n })
  const address = await deploy({ publicClient: market.publicClient, walletClient: walletOf }, 'PaintedERC721')
  const wallet = walletOf(amina)
  for (const [index, painting] of paintings.entries()) {
    const inline = `data:application/json;utf8,${encodeURIComponent(JSON.stringify(painting))}`
    const uri = isServed ? fileAt(`${index}.json`) : inline
    const hash = await wallet.writeContract({
      address,
      abi: parseAbi(['function mint(address to, uint256 identifier, string uri)']),
      functionName: 'mint',
      args: [amina.address, BigInt(index), uri],
    })
    await market.publicClient.waitForTransactionReceipt({ hash })
  }
  return address
}

/** Waits until the market knows the collection and has read the metadata of each token. */
async function everyOneRead(
  url: string,
  { address, paintings }: { address: Address; paintings: readonly Painting[] },
): Promise<void> {
  const api = createMarketApi({ chain: 'souk', baseUrl: url })
  const named = paintings.filter(({ name }) => typeof name === 'string').length
  await poll(
    async () => {
      const { nfts } = await getNftsByContract(api, { contract: address, limit: 50 }).catch(
        (error: unknown) => {
          if (error instanceof NotFoundError) return { nfts: [] }
          throw error
        },
      )
      return nfts.filter(({ name }) => name !== '').length >= named || undefined
    },
    { intervalMs: 100, deadlineMs: 60_000 },
  )
}
