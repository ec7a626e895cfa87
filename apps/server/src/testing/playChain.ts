import { demo } from '@souk/devchain'
import { createMarket, createMarketApi, getMarketInfo } from '@souk/market'
import { Network } from '@souk/networks'
import type { TestChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { type Address, type Hex, stringToHex, toHex } from 'viem'

/** The slots of OpenZeppelin's ERC20 with its name and its symbol. */
const [nameSlot, symbolSlot] = [toHex(3, { size: 32 }), toHex(4, { size: 32 })]

/** Places a token that wraps the native currency at an address, as it is on the chain that is played. */
export async function placeWrapped(chain: TestChain, token: { address: Address; symbol: string }) {
  const { address, symbol } = token
  const bytecode = await chain.publicClient.getCode({ address: demo.contracts.wrappedNative })
  await chain.testClient.setCode({ address, bytecode: bytecode ?? '0x' })
  await chain.testClient.setStorageAt({
    address,
    index: nameSlot,
    value: toText(`Wrapped ${symbol.slice(1)}`),
  })
  await chain.testClient.setStorageAt({ address, index: symbolSlot, value: toText(symbol) })
}

/** A short text as Solidity stores it: its bytes, and twice their number in the last byte. */
function toText(text: string): Hex {
  const bytes = stringToHex(text, { size: 32 })
  return `${bytes.slice(0, 64)}${(2 * text.length).toString(16).padStart(2, '0')}` as Hex
}

/** Opens a market on a chain with only what an operator would say: the node, and a collection. */
export async function openMarketOn(
  chain: TestChain,
  options: Partial<Parameters<typeof testServer>[0]> = {},
) {
  const server = await testServer({ rpcUrl: chain.rpcUrl, currencies: undefined, ...options })
  await server.indexed(await chain.publicClient.getBlockNumber())
  const { url } = await server.listen()
  const name = server.market.config.chain
  const api = createMarketApi({ chain: name, baseUrl: url })
  return { server, api, info: await getMarketInfo(api) }
}

/** Creates the market of an account, which knows the chain only from the table of networks. */
export function marketOf(chain: TestChain, { api, server }: Opened, account: { privateKey: Hex }) {
  const { chainId } = server.market
  const wallet = chain.walletClient(account)
  const client = { ...wallet, chain: Network.toViemChain(Network.create(chainId)) }
  return createMarket({ client, api, seaport: { defaultConduitKey: demo.conduitKey } })
}

type Opened = { server: TestServer; api: ReturnType<typeof createMarketApi> }
