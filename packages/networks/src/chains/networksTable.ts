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

/** OP stack rollups suggest this fee themselves. 1.5 gwei would be many times the cost of a block there. */
const opStackFee = parseGwei('0.001')

/** Sequencers that process transactions in order of arrival charge no priority fee. */
const firstComeFee = 0n

/**
 * The networks of the specification, then the additions.
 *
 * Names, currencies, explorers and public nodes come from viem's own definitions if viem has the chain.
 * `npm run check:networks` compares them.
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
    publicRpcUrl: 'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
  },
  {
    chainId: 10,
    name: 'optimism',
    title: 'OP Mainnet',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer(
      'Optimism Explorer',
      'https://optimistic.etherscan.io',
      'https://api-optimistic.etherscan.io/api',
    ),
    multicall3: multicall3At(4_286_263),
    priorityFeePerGas: opStackFee,
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
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Arbiscan', 'https://arbiscan.io', 'https://api.arbiscan.io/api'),
    multicall3: multicall3At(7_654_707),
    priorityFeePerGas: firstComeFee,
    publicRpcUrl: 'https://arb1.arbitrum.io/rpc',
  },
  {
    chainId: 421_613,
    name: 'arbitrum-goerli',
    title: 'Arbitrum Goerli',
    testnet: true,
    nativeCurrency: ether('Arbitrum Goerli Ether'),
    blockExplorer: explorer('Arbiscan', 'https://goerli.arbiscan.io'),
    multicall3: multicall3At(88_114),
    priorityFeePerGas: firstComeFee,
    publicRpcUrl: 'https://goerli-rollup.arbitrum.io/rpc',
  },
  {
    chainId: 42_170,
    name: 'arbitrum-nova',
    title: 'Arbitrum Nova',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Arbiscan', 'https://nova.arbiscan.io', 'https://api-nova.arbiscan.io/api'),
    multicall3: multicall3At(1_746_963),
    priorityFeePerGas: firstComeFee,
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
    testnet: true,
    nativeCurrency: ether('Goerli Ether'),
    blockExplorer: explorer('Basescan', 'https://goerli.basescan.org', 'https://goerli.basescan.org/api'),
    multicall3: multicall3At(1_376_988),
    priorityFeePerGas: opStackFee,
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
    publicRpcUrl: 'https://polygon-amoy.drpc.org',
    added: true,
  },
  {
    chainId: 8_453,
    name: 'base',
    title: 'Base',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Basescan', 'https://basescan.org', 'https://api.basescan.org/api'),
    multicall3: multicall3At(5_022),
    priorityFeePerGas: opStackFee,
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
    publicRpcUrl: 'https://mainnet.era.zksync.io',
    webSocketUrl: 'wss://mainnet.era.zksync.io/ws',
    added: true,
  },
  {
    chainId: 84_532,
    name: 'base-sepolia',
    title: 'Base Sepolia',
    testnet: true,
    nativeCurrency: ether('Sepolia Ether'),
    blockExplorer: explorer(
      'Basescan',
      'https://sepolia.basescan.org',
      'https://api-sepolia.basescan.org/api',
    ),
    multicall3: multicall3At(1_059_647),
    priorityFeePerGas: opStackFee,
    publicRpcUrl: 'https://sepolia.base.org',
    added: true,
  },
  {
    chainId: 421_614,
    name: 'arbitrum-sepolia',
    title: 'Arbitrum Sepolia',
    testnet: true,
    nativeCurrency: ether('Arbitrum Sepolia Ether'),
    blockExplorer: explorer('Arbiscan', 'https://sepolia.arbiscan.io', 'https://api-sepolia.arbiscan.io/api'),
    multicall3: multicall3At(81_930),
    priorityFeePerGas: firstComeFee,
    publicRpcUrl: 'https://sepolia-rollup.arbitrum.io/rpc',
    added: true,
  },
  {
    chainId: 11_155_420,
    name: 'optimism-sepolia',
    title: 'OP Sepolia',
    testnet: true,
    nativeCurrency: ether('Sepolia Ether'),
    blockExplorer: explorer(
      'Blockscout',
      'https://optimism-sepolia.blockscout.com',
      'https://optimism-sepolia.blockscout.com/api',
    ),
    multicall3: multicall3At(1_620_204),
    priorityFeePerGas: opStackFee,
    publicRpcUrl: 'https://sepolia.optimism.io',
    added: true,
  },
  {
    chainId: 7_777_777,
    name: 'zora',
    title: 'Zora',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Explorer', 'https://explorer.zora.energy', 'https://explorer.zora.energy/api'),
    multicall3: multicall3At(5_882),
    priorityFeePerGas: opStackFee,
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
    publicRpcUrl: 'https://rpc.linea.build',
    webSocketUrl: 'wss://rpc.linea.build',
    added: true,
  },
  {
    chainId: 81_457,
    name: 'blast',
    title: 'Blast',
    testnet: false,
    nativeCurrency: ether(),
    blockExplorer: explorer('Blastscan', 'https://blastscan.io', 'https://api.blastscan.io/api'),
    multicall3: multicall3At(212_929),
    priorityFeePerGas: opStackFee,
    publicRpcUrl: 'https://rpc.blast.io',
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
    publicRpcUrl: 'http://127.0.0.1:8545',
    webSocketUrl: 'ws://127.0.0.1:8545',
    added: true,
  },
]
