import { createRequire } from 'node:module'
import { createPublicClient, createWalletClient, defineChain, http, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createRecorder, print, settle, world } from './record.mjs'

const { module, version, amina, bilal, lanterns, edition, wrappedNative, tokens, rpcUrl } = world
const sdk = createRequire(import.meta.url)(module)
const { createClient } = sdk
const { call, note, complete, next, rows, url } = await createRecorder('@reservoir0x/reservoir-sdk', version)

const chain = defineChain({
  id: 31_337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})
const node = createPublicClient({ chain, transport: http(), pollingInterval: 20 })
const walletOf = ({ privateKey }) =>
  createWalletClient({
    chain,
    transport: http(),
    account: privateKeyToAccount(privateKey),
    pollingInterval: 20,
  })
const [seller, buyer] = [walletOf(amina), walletOf(bilal)]
const { actions } = createClient({
  chains: [{ id: chain.id, name: 'Local', baseApiUrl: url, active: true, paymentTokens: [] }],
  source: 'shop.example',
  pollingInterval: 20,
})

const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
])
const read = (address, functionName, args) => node.readContract({ address, abi, functionName, args })
const ownerOf = (index) => read(lanterns, 'ownerOf', [BigInt(tokens[index])])
const nameOf = (index) => `${lanterns}:${tokens[index]}`
const onProgress = () => undefined
const isTrue = (is) => is === true
const orderTerms = (price) => ({
  weiPrice: String(parseEther(price)),
  orderbook: 'reservoir',
  orderKind: 'seaport-v1.5',
  expirationTime: String(Math.floor(Date.now() / 1000) + 86_400),
})
const ask = async (path) => (await fetch(`${world.url}${path}`)).json()
const openOf = async (side, index) =>
  (
    await ask(
      `/orders/${side}?token=${nameOf(index)}&maker=${side.startsWith('asks') ? amina.address : bilal.address}`,
    )
  ).orders

/** The calls by action, each of which checks what has happened. */
const calls = {
  listToken: async () => {
    await actions.listToken({
      listings: [{ token: nameOf(2), ...orderTerms('0.41') }],
      wallet: seller,
      onProgress,
    })
    const [order] = await openOf('asks/v5', 2)
    return order.price.amount.decimal === 0.41
  },
  buyToken: async () => {
    await actions.buyToken({ items: [{ token: nameOf(2), quantity: 1 }], wallet: buyer, onProgress })
    return (await ownerOf(2)) === bilal.address
  },
  placeBid: async () => {
    await actions.placeBid({
      bids: [{ token: nameOf(3), currency: wrappedNative, ...orderTerms('0.37') }],
      wallet: buyer,
      onProgress,
    })
    return (await openOf('bids/v6', 3)).some(({ price }) => price.amount.decimal === 0.37)
  },
  acceptOffer: async () => {
    const bid = (await openOf('bids/v6', 3)).find(({ price }) => price.amount.decimal === 0.37)
    await actions.acceptOffer({ items: [{ token: nameOf(3), orderId: bid.id }], wallet: seller, onProgress })
    return (await ownerOf(3)) === bilal.address
  },
  cancelOrder: async () => {
    await actions.listToken({
      listings: [{ token: nameOf(4), ...orderTerms('0.43') }],
      wallet: seller,
      onProgress,
    })
    const id = (await openOf('asks/v5', 4)).find(({ price }) => price.amount.decimal === 0.43).id
    await actions.cancelOrder({ ids: [id], wallet: seller, onProgress })
    await settle()
    return (await ask(`/v2/order/${id}`)).order.cancelled
  },
  mintToken: async () => {
    const units = () => read(edition, 'balanceOf', [bilal.address, 1n])
    const before = await units()
    await actions.mintToken({ items: [{ collection: edition, quantity: 1 }], wallet: buyer, onProgress })
    return (await units()) === before + 1n
  },
  transferTokens: async () => {
    await actions.transferTokens({
      to: bilal.address,
      items: [{ token: nameOf(4), quantity: 1 }],
      wallet: seller,
      onProgress,
    })
    return (await ownerOf(4)) === bilal.address
  },
  call: async () => {
    const before = await node.getBalance({ address: amina.address })
    await actions.call({
      txs: [{ to: amina.address, value: '7', data: '0x', originChainId: chain.id }],
      chainId: chain.id,
      toChainId: chain.id,
      wallet: buyer,
      onProgress,
    })
    return (await node.getBalance({ address: amina.address })) === before + 7n
  },
}

await settle()
for (const [name, act] of Object.entries(calls)) await call(`actions.${name}`, act, isTrue)
complete(Object.keys(actions), 'actions.')

const reads = { url: `${url}/tokens/v7?collection=${lanterns}&limit=1` }
const hasToken = ({ data }) => data.tokens.length === 1
await call(
  'getClient',
  async () => sdk.getClient(),
  (client) => client.chains.length === 1,
)
await call('request', () => sdk.request(reads), hasToken)
await call('pollUntilOk', () => sdk.pollUntilOk(reads, hasToken), isTrue)
await call('pollUntilHasData', () => sdk.pollUntilHasData(reads, ({ tokens: found }) => found.length === 1))
await call('refreshLiquidity', () => {
  const answer = next()
  sdk.refreshLiquidity(url, nameOf(5))
  return answer
})
const minted = { address: edition, abi, functionName: 'balanceOf', args: [bilal.address, 1n] }
await call(
  'prepareCallTransaction',
  async () => sdk.prepareCallTransaction(minted),
  ({ to }) => to === edition,
)
note('createClient', 'works')
note('executeSteps', 'works, in each of the actions')
for (const name of ['adaptViemWallet', 'setParams', 'log', 'isAPIError', 'axios'])
  if (sdk[name]) note(name, 'asks no market')
complete(Object.keys(sdk).filter((name) => /^[a-z]/.test(name) && typeof sdk[name] === 'function'))
print(rows)
