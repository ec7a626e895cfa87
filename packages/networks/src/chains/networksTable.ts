import { type Address, parseGwei } from 'viem'
import { ensRegistryAddress, multicall3Address } from './constants.js'
import type { Network } from './NetworkEntry.js'

/** The known facts of a network, without settings of an app. */
export type KnownNetwork = Pick<
  Network,
  | 'chainId'
  | 'name'
  | 'title'
  | 'testnet'
  | 'nativeCurrency'
  | 'blockExplorer'
  | 'ensAddress'
  | 'disabled'
  | 'multicall3'
  | 'priorityFeePerGas'
  | 'webSocketUrl'
  | 'wrappedNative'
  | 'offerCurrency'
  | 'blockTimeMs'
  | 'finality'
  | 'blockNumber'
  | 'fullBloomsFrom'
  | 'layer1Fee'
  | 'added'
> & {
  /** A public node. */
  publicRpcUrl?: string
}

const ether = (name = 'Ether') => ({ name, symbol: 'ETH', decimals: 18 })
const explorer = (name: string, rootUrl: string, apiUrl?: string) => ({
  name,
  rootUrl,
  ...(apiUrl && { apiUrl }),
})
const multicall3At = (blockCreated: number, address: Address = multicall3Address) => ({
  address,
  blockCreated,
})

/** Polygon's nodes refuse transactions with a lower priority fee (PIP-59 describes the minimum). */
const polygonFloor = parseGwei('25')

/**
 * Deposits through the bridge of Polygon are written by a step of the block that is no transaction (state sync). Up to the
 * Madhugiri fork, the filters in headers leave out their logs
 * (https://forum.polygon.technology/t/pip-74-canonical-inclusion-of-statesync-transactions-in-block-bodies/21331); the blocks of
 * the fork are those of `params/config.go` of https://github.com/0xPolygon/bor.
 */
const madhugiri = { polygon: 80_084_800, amoy: 28_899_616 } as const

/**
 * Block times with their sources. viem's definitions have an older one of Polygon, BNB Smart Chain, Avalanche and Linea.
 *
 * - `ethereum`, also of its test chain: `SECONDS_PER_SLOT` of https://github.com/ethereum/consensus-specs. A slot can be empty.
 * - `gnosis`: https://docs.gnosischain.com/about/specs. A slot can be empty.
 * - `opStack`: `block_time` of the chains in https://github.com/ethereum-optimism/superchain-registry, which OP Mainnet, Base,
 *   Zora and their test chains have. Some of them also publish parts of a block earlier; nodes report whole blocks.
 * - `arbitrum`: the sequencer's default (https://docs.arbitrum.io, "Sequencer timing adjustments"). There are no empty blocks,
 *   so a block can take longer.
 * - `linea`: https://docs.linea.build/protocol/overview.
 * - `polygon`: since the Madhugiri fork, 1 s is only the minimum, and the producers choose the time
 *   (https://forum.polygon.technology/t/pip-75-change-consensus-time-to-1-second/21376). PIP-86 has their steps, 1.75 s and then
 *   1.5 s (https://github.com/0xPolygon/pos-contracts/pull/49). From block 87,218,600 (Chicago fork, 21 May 2026) to block
 *   93,145,810 (3 September 2026), a block took 1.53 s.
 * - `bsc`: 0.45 s since the Fermi fork of 14 January 2026 (BEP-619, https://docs.bnbchain.org/announce/fermi-bsc).
 * - `avalanche`: validators choose the minimum (ACP-226), 1 s since 7 January 2026
 *   (https://github.com/ava-labs/builders-hub/pull/3653). There are no empty blocks, so a block can take longer.
 */
const blockTimesMs = {
  ethereum: 12_000,
  gnosis: 5_000,
  opStack: 2_000,
  arbitrum: 250,
  linea: 1_000,
  polygon: 1_500,
  bsc: 450,
  avalanche: 1_000,
} as const

/** OP stack rollups suggest this fee themselves. 1.5 gwei would be many times the cost of a block there. */
const opStackFee = parseGwei('0.001')

/** What all rollups of the OP stack have in common. */
const opStack = {
  priorityFeePerGas: opStackFee,
  /** A predeployed contract, like the oracle of the layer-1 fee (https://specs.optimism.io/protocol/predeploys.html). */
  wrappedNative: '0x4200000000000000000000000000000000000006',
  blockTimeMs: blockTimesMs.opStack,
  finality: { blocks: 200, hasTag: true },
  layer1Fee: 'opStack',
} as const

/** Sequencers that process transactions in order of arrival charge no priority fee. */
const firstComeFee = 0n

/** What all chains of Arbitrum have in common (https://docs.arbitrum.io, "Block numbers and time" and "RPC methods"). */
const arbitrum = {
  priorityFeePerGas: firstComeFee,
  finality: { blocks: 50, hasTag: true },
  blockNumber: 'layer1',
  layer1Fee: 'arbitrum',
} as const

/**
 * The networks of the specification, then the additions.
 *
 * Names, currencies, explorers, public nodes and the block times that {@link blockTimesMs} does not have come from viem's own
 * definitions if viem has the chain. `npm run check:networks` compares them, and on request asks nodes for the code and the symbols of the tokens.
 *
 * - Wrapped tokens and tokens of offers are those of the marketplace API's own client (`opensea-js`) if it knows the
 *   chain, else those on which several public token lists agree.
 * - `finality.blocks` is the `FinalityDepth` of the Chainlink node's defaults for the chain
 *   (`core/chains/evm/config/toml/defaults`, 50 if the chain has none of its own). `hasTag` comes from the chain's own
 *   documents: EIP-3675 and the execution API for Ethereum and Gnosis, PIP-11 for Polygon, BEP-126 for BNB Smart Chain,
 *   and instant finality of accepted blocks on Avalanche.
 *
 * A fact that no source confirms is left out.
 */
export const knownNetworks: readonly KnownNetwork[] = [
  {
    chainId: 1,
    name: 'mainnet',
    title: 'Ethereum',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Etherscan', 'https://etherscan.io', 'https://api.etherscan.io/api'),
    ensAddress: ensRegistryAddress,
    multicall3: multicall3At(14_353_601),
    wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    blockTimeMs: blockTimesMs.ethereum,
    finality: { blocks: 50, hasTag: true },
    publicRpcUrl: 'https://ethereum.reth.rs/rpc',
  },
  {
    chainId: 3,
    name: 'ropsten',
    title: 'Ropsten',
    testnet: true,
    nativeCurrency: ether('Ropsten Ether'),
    blockExplorer: explorer(
      'Etherscan',
      'https://ropsten.etherscan.io',
      'https://api-ropsten.etherscan.io/api',
    ),
    ensAddress: ensRegistryAddress,
    multicall3: multicall3At(12_063_863),
  },
  {
    chainId: 4,
    name: 'rinkeby',
    title: 'Rinkeby',
    testnet: true,
    nativeCurrency: ether('Rinkeby Ether'),
    blockExplorer: explorer(
      'Etherscan',
      'https://rinkeby.etherscan.io',
      'https://api-rinkeby.etherscan.io/api',
    ),
    ensAddress: ensRegistryAddress,
    multicall3: multicall3At(10_299_530),
    disabled: true,
  },
  {
    chainId: 5,
    name: 'goerli',
    title: 'Goerli',
    testnet: true,
    nativeCurrency: ether('Goerli Ether'),
    blockExplorer: explorer(
      'Etherscan',
      'https://goerli.etherscan.io',
      'https://api-goerli.etherscan.io/api',
    ),
    ensAddress: ensRegistryAddress,
    multicall3: multicall3At(6_507_670),
    wrappedNative: '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6',
    publicRpcUrl: 'https://5.rpc.thirdweb.com',
  },
  // Kovan has shut down, and another chain (LUKSO) now uses its id, so a node with the id 42 need not be Kovan's.
  {
    chainId: 42,
    name: 'kovan',
    title: 'Kovan',
    testnet: true,
    nativeCurrency: ether('Kovan Ether'),
    blockExplorer: explorer('Etherscan', 'https://kovan.etherscan.io', 'https://api-kovan.etherscan.io/api'),
    multicall3: multicall3At(30_285_908),
  },
  {
    chainId: 137,
    name: 'polygon',
    title: 'Polygon',
    testnet: false,
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    blockExplorer: explorer('PolygonScan', 'https://polygonscan.com', 'https://api.etherscan.io/v2/api'),
    multicall3: multicall3At(25_770_160),
    priorityFeePerGas: polygonFloor,
    wrappedNative: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    offerCurrency: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
    blockTimeMs: blockTimesMs.polygon,
    finality: { blocks: 500, hasTag: true },
    fullBloomsFrom: madhugiri.polygon,
    publicRpcUrl: 'https://polygon.drpc.org',
  },
  {
    chainId: 80_001,
    name: 'mumbai',
    title: 'Polygon Mumbai',
    testnet: true,
    nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 },
    blockExplorer: explorer(
      'PolygonScan',
      'https://mumbai.polygonscan.com',
      'https://api-testnet.polygonscan.com/api',
    ),
    multicall3: multicall3At(25_770_160),
    priorityFeePerGas: polygonFloor,
    wrappedNative: '0x9c3C9283D3e44854697Cd22D3Faa240Cfb032889',
    offerCurrency: '0xA6FA4fB5f76172d178d61B04b0ecd319C5d1C0aa',
    publicRpcUrl: 'https://80001.rpc.thirdweb.com',
  },
  {
    chainId: 1_101,
    name: 'polygon-zkevm',
    title: 'Polygon zkEVM',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer(
      'PolygonScan',
      'https://zkevm.polygonscan.com',
      'https://api-zkevm.polygonscan.com/api',
    ),
    multicall3: multicall3At(57_746),
    wrappedNative: '0x4F9A0e7FD2Bf6067db6994CF12E4495Df938E6e9',
    finality: { blocks: 500, hasTag: false },
    publicRpcUrl: 'https://zkevm-rpc.com',
  },
  {
    chainId: 56,
    name: 'bsc',
    title: 'BNB Smart Chain',
    testnet: false,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    blockExplorer: explorer('BscScan', 'https://bscscan.com', 'https://api.bscscan.com/api'),
    multicall3: multicall3At(15_921_452),
    wrappedNative: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    blockTimeMs: blockTimesMs.bsc,
    finality: { blocks: 50, hasTag: true },
    publicRpcUrl: 'https://56.rpc.thirdweb.com',
  },
  {
    chainId: 97,
    name: 'bsc-testnet',
    title: 'BNB Smart Chain Testnet',
    testnet: true,
    nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
    blockExplorer: explorer('BscScan', 'https://testnet.bscscan.com', 'https://api-testnet.bscscan.com/api'),
    multicall3: multicall3At(17_422_483),
    wrappedNative: '0xae13d989daC2f0dEbFf460aC112a837C89BAa7cd',
    finality: { blocks: 50, hasTag: true },
    publicRpcUrl: 'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
  },
  {
    chainId: 10,
    name: 'optimism',
    title: 'OP Mainnet',
    ...opStack,
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer(
      'Optimism Explorer',
      'https://optimistic.etherscan.io',
      'https://api-optimistic.etherscan.io/api',
    ),
    multicall3: multicall3At(4_286_263),
    publicRpcUrl: 'https://mainnet.optimism.io',
  },
  {
    chainId: 69,
    name: 'optimism-testnet',
    title: 'Optimism Kovan',
    testnet: true,
    nativeCurrency: ether('Kovan Ether'),
    blockExplorer: explorer(
      'Etherscan',
      'https://kovan-optimistic.etherscan.io',
      'https://api-kovan-optimistic.etherscan.io/api',
    ),
  },
  {
    chainId: 42_161,
    name: 'arbitrum',
    title: 'Arbitrum One',
    ...arbitrum,
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Arbiscan', 'https://arbiscan.io', 'https://api.arbiscan.io/api'),
    multicall3: multicall3At(7_654_707),
    wrappedNative: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    blockTimeMs: blockTimesMs.arbitrum,
    publicRpcUrl: 'https://arb1.arbitrum.io/rpc',
  },
  {
    chainId: 421_613,
    name: 'arbitrum-goerli',
    title: 'Arbitrum Goerli',
    ...arbitrum,
    testnet: true,
    nativeCurrency: ether('Arbitrum Goerli Ether'),
    blockExplorer: explorer('Arbiscan', 'https://goerli.arbiscan.io'),
    multicall3: multicall3At(88_114),
    publicRpcUrl: 'https://goerli-rollup.arbitrum.io/rpc',
  },
  {
    chainId: 42_170,
    name: 'arbitrum-nova',
    title: 'Arbitrum Nova',
    ...arbitrum,
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Arbiscan', 'https://nova.arbiscan.io', 'https://api-nova.arbiscan.io/api'),
    multicall3: multicall3At(1_746_963),
    wrappedNative: '0x722E8BdD2ce80A4422E880164f2079488e115365',
    publicRpcUrl: 'https://nova.arbitrum.io/rpc',
  },
  {
    chainId: 43_114,
    name: 'avalanche',
    title: 'Avalanche',
    testnet: false,
    nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
    blockExplorer: explorer('SnowTrace', 'https://snowtrace.io', 'https://api.snowtrace.io'),
    multicall3: multicall3At(11_907_934),
    wrappedNative: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    blockTimeMs: blockTimesMs.avalanche,
    finality: { blocks: 1, hasTag: true },
    publicRpcUrl: 'https://api.avax.network/ext/bc/C/rpc',
  },
  {
    chainId: 43_113,
    name: 'avalanche-testnet',
    title: 'Avalanche Fuji',
    testnet: true,
    nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
    blockExplorer: explorer('SnowTrace', 'https://testnet.snowtrace.io', 'https://api-testnet.snowtrace.io'),
    multicall3: multicall3At(7_096_959),
    wrappedNative: '0xd00ae08403B9bbb9124bB305C09058E32C39A48c',
    finality: { blocks: 1, hasTag: true },
    publicRpcUrl: 'https://api.avax-test.network/ext/bc/C/rpc',
  },
  {
    chainId: 250,
    name: 'fantom',
    title: 'Fantom',
    testnet: false,
    nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
    blockExplorer: explorer('FTMScan', 'https://ftmscan.com', 'https://api.ftmscan.com/api'),
    multicall3: multicall3At(33_001_987),
    wrappedNative: '0x21be370D5312f44cB42ce377BC9b8a0cEF1A4C83',
    publicRpcUrl: 'https://250.rpc.thirdweb.com',
  },
  {
    chainId: 4_002,
    name: 'fantom-testnet',
    title: 'Fantom Testnet',
    testnet: true,
    nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 },
    blockExplorer: explorer('FTMScan', 'https://testnet.ftmscan.com', 'https://testnet.ftmscan.com/api'),
    multicall3: multicall3At(8_328_688),
    publicRpcUrl: 'https://rpc.testnet.fantom.network',
  },
  {
    chainId: 100,
    name: 'gnosis',
    title: 'Gnosis',
    testnet: false,
    nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    blockExplorer: explorer('Gnosisscan', 'https://gnosisscan.io', 'https://api.gnosisscan.io/api'),
    multicall3: multicall3At(21_022_491),
    wrappedNative: '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d',
    blockTimeMs: blockTimesMs.gnosis,
    finality: { blocks: 50, hasTag: true },
    publicRpcUrl: 'https://rpc.gnosischain.com',
    webSocketUrl: 'wss://rpc.gnosischain.com/wss',
  },
  {
    chainId: 1_313_161_554,
    name: 'aurora',
    title: 'Aurora',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Aurorascan', 'https://aurorascan.dev', 'https://aurorascan.dev/api'),
    multicall3: multicall3At(62_907_816),
    wrappedNative: '0xC9BdeEd33CD01541e1eeD10f90519d2C06Fe3feB',
    publicRpcUrl: 'https://mainnet.aurora.dev',
  },
  // The id of the specification. Aurora's current test chain has the id 1313161555.
  {
    chainId: 1_313_161_556,
    name: 'aurora-testnet',
    title: 'Aurora Testnet',
    testnet: true,
    nativeCurrency: ether(),
    blockExplorer: explorer('Aurora Explorer', 'https://explorer.testnet.aurora.dev'),
  },
  {
    chainId: 84_531,
    name: 'base-goerli',
    title: 'Base Goerli',
    ...opStack,
    testnet: true,
    nativeCurrency: ether('Goerli Ether'),
    blockExplorer: explorer('Basescan', 'https://goerli.basescan.org', 'https://goerli.basescan.org/api'),
    multicall3: multicall3At(1_376_988),
    publicRpcUrl: 'https://goerli.base.org',
  },
  {
    chainId: 11_155_111,
    name: 'sepolia',
    title: 'Sepolia',
    testnet: true,
    nativeCurrency: ether('Sepolia Ether'),
    blockExplorer: explorer(
      'Etherscan',
      'https://sepolia.etherscan.io',
      'https://api-sepolia.etherscan.io/api',
    ),
    ensAddress: ensRegistryAddress,
    multicall3: multicall3At(751_532),
    wrappedNative: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
    blockTimeMs: blockTimesMs.ethereum,
    finality: { blocks: 50, hasTag: true },
    publicRpcUrl: 'https://11155111.rpc.thirdweb.com',
    added: true,
  },
  {
    chainId: 80_002,
    name: 'amoy',
    title: 'Polygon Amoy',
    testnet: true,
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    blockExplorer: explorer('PolygonScan', 'https://amoy.polygonscan.com', 'https://api.etherscan.io/v2/api'),
    multicall3: multicall3At(3_127_388),
    priorityFeePerGas: polygonFloor,
    wrappedNative: '0x0ae690AAD8663aaB12a671A6A0d74242332de85f',
    finality: { blocks: 500, hasTag: true },
    fullBloomsFrom: madhugiri.amoy,
    publicRpcUrl: 'https://polygon-amoy.drpc.org',
    added: true,
  },
  {
    chainId: 8_453,
    name: 'base',
    title: 'Base',
    ...opStack,
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Basescan', 'https://basescan.org', 'https://api.basescan.org/api'),
    multicall3: multicall3At(5_022),
    publicRpcUrl: 'https://mainnet.base.org',
    added: true,
  },
  {
    chainId: 324,
    name: 'zksync',
    title: 'ZKsync Era',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer(
      'ZKsync Explorer',
      'https://explorer.zksync.io',
      'https://block-explorer-api.mainnet.zksync.io/api',
    ),
    multicall3: multicall3At(3_908_235, '0xF9cda624FBC7e059355ce98a31693d299FACd963'),
    priorityFeePerGas: firstComeFee,
    wrappedNative: '0x5AEa5775959fBC2557Cc8789bC1bf90A239D9a91',
    blockTimeMs: 200,
    publicRpcUrl: 'https://mainnet.era.zksync.io',
    webSocketUrl: 'wss://mainnet.era.zksync.io/ws',
    added: true,
  },
  {
    chainId: 84_532,
    name: 'base-sepolia',
    title: 'Base Sepolia',
    ...opStack,
    testnet: true,
    nativeCurrency: ether('Sepolia Ether'),
    blockExplorer: explorer(
      'Basescan',
      'https://sepolia.basescan.org',
      'https://api-sepolia.basescan.org/api',
    ),
    multicall3: multicall3At(1_059_647),
    publicRpcUrl: 'https://sepolia.base.org',
    added: true,
  },
  {
    chainId: 421_614,
    name: 'arbitrum-sepolia',
    title: 'Arbitrum Sepolia',
    ...arbitrum,
    testnet: true,
    nativeCurrency: ether('Arbitrum Sepolia Ether'),
    blockExplorer: explorer('Arbiscan', 'https://sepolia.arbiscan.io', 'https://api-sepolia.arbiscan.io/api'),
    multicall3: multicall3At(81_930),
    wrappedNative: '0x980B62Da83eFf3D4576C647993b0c1D7faf17c73',
    blockTimeMs: blockTimesMs.arbitrum,
    publicRpcUrl: 'https://sepolia-rollup.arbitrum.io/rpc',
    added: true,
  },
  {
    chainId: 11_155_420,
    name: 'optimism-sepolia',
    title: 'OP Sepolia',
    ...opStack,
    testnet: true,
    nativeCurrency: ether('Sepolia Ether'),
    blockExplorer: explorer(
      'Blockscout',
      'https://optimism-sepolia.blockscout.com',
      'https://optimism-sepolia.blockscout.com/api',
    ),
    multicall3: multicall3At(1_620_204),
    publicRpcUrl: 'https://sepolia.optimism.io',
    added: true,
  },
  {
    chainId: 7_777_777,
    name: 'zora',
    title: 'Zora',
    ...opStack,
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Explorer', 'https://explorer.zora.energy', 'https://explorer.zora.energy/api'),
    multicall3: multicall3At(5_882),
    publicRpcUrl: 'https://rpc.zora.energy',
    webSocketUrl: 'wss://rpc.zora.energy',
    added: true,
  },
  {
    chainId: 59_144,
    name: 'linea',
    title: 'Linea Mainnet',
    testnet: false,
    nativeCurrency: ether('Linea Ether'),
    blockExplorer: explorer('Etherscan', 'https://lineascan.build', 'https://api.lineascan.build/api'),
    ensAddress: '0x50130b669B28C339991d8676FA73CF122a121267',
    multicall3: multicall3At(42),
    wrappedNative: '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f',
    blockTimeMs: blockTimesMs.linea,
    finality: { blocks: 300, hasTag: false },
    publicRpcUrl: 'https://rpc.linea.build',
    webSocketUrl: 'wss://rpc.linea.build',
    added: true,
  },
  {
    chainId: 81_457,
    name: 'blast',
    title: 'Blast',
    ...opStack,
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Blastscan', 'https://blastscan.io', 'https://api.blastscan.io/api'),
    multicall3: multicall3At(212_929),
    wrappedNative: '0x4300000000000000000000000000000000000004',
    publicRpcUrl: 'https://rpc.blast.io',
    added: true,
  },
  {
    chainId: 8_217,
    name: 'kaia',
    title: 'Kaia',
    testnet: false,
    nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 },
    blockExplorer: explorer('KaiaScan', 'https://kaiascan.io', 'https://api-cypress.klaytnscope.com/api'),
    multicall3: multicall3At(96_002_415),
    wrappedNative: '0xfd844c2fcA5e595004b17615f891620d1cB9bBB2',
    finality: { blocks: 1, hasTag: false },
    publicRpcUrl: 'https://public-en.node.kaia.io',
    added: true,
  },
  {
    chainId: 1_001,
    name: 'kairos',
    title: 'Kairos Testnet',
    testnet: true,
    nativeCurrency: { name: 'Kairos KAIA', symbol: 'KAIA', decimals: 18 },
    blockExplorer: explorer('KaiaScan', 'https://kairos.kaiascan.io'),
    multicall3: multicall3At(123_390_593),
    wrappedNative: '0x9330dd6713c8328a8D82b14e3f60a0f0b4cc7Bfb',
    finality: { blocks: 1, hasTag: false },
    publicRpcUrl: 'https://public-en-kairos.node.kaia.io',
    added: true,
  },
  {
    chainId: 420,
    name: 'optimism-goerli',
    title: 'Optimism Goerli',
    ...opStack,
    testnet: true,
    nativeCurrency: ether('Goerli Ether'),
    blockExplorer: explorer(
      'Etherscan',
      'https://goerli-optimism.etherscan.io',
      'https://goerli-optimism.etherscan.io/api',
    ),
    multicall3: multicall3At(49_461),
    publicRpcUrl: 'https://goerli.optimism.io',
    added: true,
  },
  {
    chainId: 999,
    name: 'zora-testnet',
    title: 'Zora Goerli Testnet',
    ...opStack,
    testnet: true,
    nativeCurrency: ether('Zora Goerli'),
    blockExplorer: explorer(
      'Explorer',
      'https://testnet.explorer.zora.energy',
      'https://testnet.explorer.zora.energy/api',
    ),
    multicall3: multicall3At(189_123),
    publicRpcUrl: 'https://testnet.rpc.zora.energy',
    webSocketUrl: 'wss://testnet.rpc.zora.energy',
    added: true,
  },
  // The local chain. Anvil and Hardhat use the same id.
  {
    chainId: 31_337,
    name: 'souk',
    title: 'Souk local',
    testnet: true,
    nativeCurrency: ether(),
    multicall3: multicall3At(0),
    // The first contract deployed on the local chain.
    wrappedNative: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
    publicRpcUrl: 'http://127.0.0.1:8545',
    webSocketUrl: 'ws://127.0.0.1:8545',
    added: true,
  },
  // The second local chain, whose money is not ether and which has no names.
  {
    chainId: 31_338,
    name: 'caravan',
    title: 'Caravan local',
    testnet: true,
    nativeCurrency: { name: 'Palm', symbol: 'PAL', decimals: 18 },
    multicall3: multicall3At(0),
    wrappedNative: '0x12975173B87F7595EE45dFFb2Ab812ECE596Bf84',
    publicRpcUrl: 'http://127.0.0.1:8546',
    webSocketUrl: 'ws://127.0.0.1:8546',
    added: true,
  },
]
