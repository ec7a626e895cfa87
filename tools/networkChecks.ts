import { Chain, Network } from '@souk/networks'
import { type Address, erc20Abi, getAddress, type PublicClient, type Chain as ViemChain } from 'viem'
import * as chains from 'viem/chains'

/** viem's definition of each network, where it has one. */
export const definitions: Readonly<Record<string, ViemChain>> = {
  mainnet: chains.mainnet,
  goerli: chains.goerli,
  polygon: chains.polygon,
  mumbai: chains.polygonMumbai,
  'polygon-zkevm': chains.polygonZkEvm,
  bsc: chains.bsc,
  'bsc-testnet': chains.bscTestnet,
  optimism: chains.optimism,
  arbitrum: chains.arbitrum,
  'arbitrum-goerli': chains.arbitrumGoerli,
  'arbitrum-nova': chains.arbitrumNova,
  avalanche: chains.avalanche,
  'avalanche-testnet': chains.avalancheFuji,
  fantom: chains.fantom,
  'fantom-testnet': chains.fantomTestnet,
  gnosis: chains.gnosis,
  aurora: chains.aurora,
  'base-goerli': chains.baseGoerli,
  sepolia: chains.sepolia,
  amoy: chains.polygonAmoy,
  base: chains.base,
  zksync: chains.zksync,
  'base-sepolia': chains.baseSepolia,
  'arbitrum-sepolia': chains.arbitrumSepolia,
  'optimism-sepolia': chains.optimismSepolia,
  zora: chains.zora,
  linea: chains.linea,
  blast: chains.blast,
  kaia: chains.kaia,
  kairos: chains.kairos,
  'optimism-goerli': chains.optimismGoerli,
  'zora-testnet': chains.zoraTestnet,
}

/** Networks without a definition in viem: most have ended, and Kovan's id belongs to another chain today. */
export const withoutDefinition: readonly string[] = [
  'ropsten',
  'rinkeby',
  'kovan',
  'optimism-testnet',
  'aurora-testnet',
  'souk',
  'caravan',
]

/** Block times of viem that were changed later. The table of networks has the newer ones with their sources. */
const outdatedBlockTimesMs: Readonly<Record<string, number>> = {
  polygon: 2_000,
  bsc: 750,
  avalanche: 1_700,
  linea: 2_000,
}

/**
 * Lists the issues of a list of networks that can be found without a node.
 *
 * @returns One sentence per issue.
 */
export function networkIssues(list: readonly Network.Network[]): string[] {
  return [
    ...ruleIssues(list),
    ...list.flatMap((network) => [...addressIssues(network), ...agreementIssues(network)]),
  ]
}

/** Lists the issues of the marketplace API's chains. */
export function slugIssues(slugs: readonly string[] = Chain.slugs): string[] {
  const ids = slugs.flatMap((slug) => Chain.toChainId(slug) ?? [])
  const addresses = [Chain.lazyMintAdapter, ...Object.values(Chain.sharedStorefronts)]
  return [
    ...(new Set(ids).size === ids.length ? [] : ['Two slugs have the same chain id.']),
    ...addresses.filter(isMisspelt).map((address) => `${address} has a wrong checksum.`),
    ...slugs.flatMap((slug) => slugAgreementIssues(slug)),
  ]
}

/**
 * Lists the differences between a chain and its entry.
 *
 * @param network - An entry of the list.
 * @param client - A client on a node of the network.
 */
export async function chainIssues(network: Network.Network, client: PublicClient): Promise<string[]> {
  const chainId = await client.getChainId()
  // The remaining checks would read from another chain.
  if (chainId !== network.chainId)
    return [`${network.name}: the node is of chain ${chainId}, not ${network.chainId}.`]
  const contracts = [
    ['Multicall3', network.multicall3?.address],
    ['the registry of ENS', network.ensAddress],
  ] as const
  const found = await Promise.all([
    ...contracts.map(([what, address]) => codeIssues(client, { network, what, address })),
    ...tokensOf(network).map((token) => tokenIssues(client, { network, token })),
  ])
  return found.flat()
}

function ruleIssues(list: readonly Network.Network[]): string[] {
  try {
    Network.validate(list)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const isSorted = Network.sort(list).every((network, index) => network === list[index])
  return isSorted ? [] : ['The networks are not sorted.']
}

function addressIssues(network: Network.Network): string[] {
  const { name, multicall3, ensAddress } = network
  return [multicall3?.address, ensAddress, ...tokensOf(network)]
    .filter((address) => address !== undefined)
    .filter(isMisspelt)
    .map((address) => `${name}: ${address} has a wrong checksum.`)
}

/** Compares an entry with viem's definition, field by field. */
function agreementIssues(network: Network.Network): string[] {
  const { name } = network
  const definition = definitions[name]
  if (!definition)
    return withoutDefinition.includes(name)
      ? []
      : [`${name}: no definition of viem is named to compare with.`]
  const explorer = definition.blockExplorers?.default
  const { multicall3, ensRegistry } = definition.contracts ?? {}
  const rows: [field: string, ours: unknown, theirs: unknown][] = [
    ['chainId', network.chainId, definition.id],
    ...(['name', 'symbol', 'decimals'] as const).map((field): [string, unknown, unknown] => [
      `nativeCurrency.${field}`,
      network.nativeCurrency[field],
      definition.nativeCurrency[field],
    ]),
    ['testnet', network.testnet, definition.testnet ?? false],
    ['multicall3', network.multicall3?.address.toLowerCase(), multicall3?.address.toLowerCase()],
    ['multicall3.blockCreated', network.multicall3?.blockCreated, multicall3?.blockCreated],
    ['blockExplorer.name', network.blockExplorer?.name, explorer?.name],
    ['blockExplorer.rootUrl', network.blockExplorer?.rootUrl, explorer?.url.replace(/\/$/, '')],
    ['blockExplorer.apiUrl', network.blockExplorer?.apiUrl, explorer?.apiUrl],
    ['rpcUrl', network.rpcUrl, definition.rpcUrls.default.http[0]],
    ['webSocketUrl', network.webSocketUrl, definition.rpcUrls.default.webSocket?.[0]],
    // viem knows the block time and the registry of few chains only, and some of its block times are outdated.
    ...(definition.blockTime === outdatedBlockTimesMs[name]
      ? []
      : [['blockTimeMs', network.blockTimeMs, definition.blockTime] satisfies [string, unknown, unknown]]),
    ...(ensRegistry
      ? [['ensAddress', network.ensAddress, ensRegistry.address] satisfies [string, unknown, unknown]]
      : []),
  ]
  return rows
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([field, ours, theirs]) => `${name}: ${field} is ${ours}, and ${theirs} to viem.`)
}

function slugAgreementIssues(slug: string): string[] {
  const chainId = Chain.toChainId(slug)
  if (chainId === undefined) return []
  const network = Network.find(chainId)
  if (!network) return [`${slug}: no network has the chain ${chainId}.`]
  // The local chains have names of production chains, because markets run on them as if on one.
  const isRight = ['souk', 'caravan'].includes(slug) || network.testnet === Chain.isTestChain(slug)
  return isRight ? [] : [`${slug}: is a test chain or is not.`]
}

type Asked = { network: Network.Network; what: string; address: Address | undefined }

async function codeIssues(client: PublicClient, { network, what, address }: Asked): Promise<string[]> {
  if (!address) return []
  const code = await client.getCode({ address })
  return code && code !== '0x' ? [] : [`${network.name}: ${what} is not at ${address}.`]
}

async function tokenIssues(
  client: PublicClient,
  { network, token }: { network: Network.Network; token: Address },
): Promise<string[]> {
  const isWrapped = token === network.wrappedNative
  // Symbols of test currencies begin with a letter that their wrapped form does not have.
  const expected = isWrapped ? `W${network.nativeCurrency.symbol.replace(/^t/, '')}` : 'WETH'
  const code = await client.getCode({ address: token })
  if (!code) return [`${network.name}: the token ${expected} is not at ${token}.`]
  const symbol = await client.readContract({ address: token, abi: erc20Abi, functionName: 'symbol' })
  return symbol === expected ? [] : [`${network.name}: ${token} is called ${symbol}, not ${expected}.`]
}

/** Returns the wrapped native token, and the token of offers if it is another one. */
function tokensOf({ wrappedNative, offerCurrency }: Network.Network): Address[] {
  return [wrappedNative, offerCurrency].filter((address) => address !== undefined)
}

function isMisspelt(address: Address): boolean {
  return getAddress(address.toLowerCase()) !== address
}
