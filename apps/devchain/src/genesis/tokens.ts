import {
  type Artifacts,
  type ContractName,
  demoUsdAbi,
  lanternsAbi,
  openEditionAbi,
  spiceJarsAbi,
  wrappedNativeAbi,
  zelligeAbi,
} from '@souk/contracts'
import { type Address, encodeAbiParameters, type Hex, parseAbi, parseEther, parseUnits } from 'viem'
import { lanternPieces } from '../art/lanterns.js'
import { mintTeaPieces } from '../art/mintTea.js'
import { spicePieces } from '../art/spices.js'
import { tilePieces } from '../art/tiles.js'
import { accounts, artist, contracts, edition, operator, priceFeeds } from '../demo/demo.js'
import { GenesisError } from '../node/errors.js'
import type { NodeClient } from '../node/nodeClient.js'
import { type Call, mineAll, sendAll } from './send.js'

const addresses: readonly Address[] = accounts.map((account) => account.address)

/** Deploys currencies and collections in the order that gives the addresses in `demo.ts`, and mints all tokens. */
export async function placeTokens(client: NodeClient, artifacts: Artifacts): Promise<void> {
  await client.setBalance({ address: operator.address, value: parseEther('100000') })
  const artistArgument = encodeAbiParameters([{ type: 'address' }], [artist.address])
  await deploy(client, artifacts, [
    { name: 'WrappedNative', at: contracts.wrappedNative },
    { name: 'DemoUSD', at: contracts.dusd },
    { name: 'Lanterns', at: contracts.lanterns, argument: artistArgument },
    { name: 'SpiceJars', at: contracts.spices, argument: artistArgument },
    { name: 'Zellige', at: contracts.zellige },
    { name: 'OpenEdition', at: contracts.mintTea, argument: artistArgument },
    ...priceFeeds.map(({ address: at, ...feed }) => ({
      name: 'DemoPriceFeed' as const,
      at,
      argument: feedArguments(feed),
    })),
  ])
  await sendAll(client, 'fund the accounts', [...wethCalls(), ...usdCalls()])
  await sendAll(client, 'mint the lanterns', lanternCalls())
  await sendAll(client, 'mint the spice jars', spiceCalls())
  await sendAll(client, 'mint the tiles', tileCalls())
  await sendAll(client, 'open the edition', editionCalls())
}

type Deployment = { name: ContractName; at: Address; argument?: Hex }

async function deploy(
  client: NodeClient,
  artifacts: Artifacts,
  deployments: readonly Deployment[],
): Promise<void> {
  for (const { name, at, argument = '0x' } of deployments) {
    const data: Hex = `${artifacts[name].bytecode}${argument.slice(2) as Hex}`
    const hash = await client.sendTransaction({ account: operator.address, data, gas: 10_000_000n, to: null })
    await mineAll(client, `deploy ${name}`, [hash])
    const { contractAddress } = await client.getTransactionReceipt({ hash })
    if (contractAddress?.toLowerCase() !== at.toLowerCase()) {
      throw new GenesisError({ step: `deploy ${name}`, expected: at, actual: String(contractAddress) })
    }
  }
}

const feedParameters = [{ type: 'string' }, { type: 'uint8' }, { type: 'int256' }] as const

function feedArguments(feed: { description: string; decimals: number; price: bigint }): Hex {
  return encodeAbiParameters(feedParameters, [feed.description, feed.decimals, feed.price])
}

function operatorCall(to: Address, abi: readonly string[]) {
  const parsed = parseAbi(abi)
  return (functionName: string, args: readonly unknown[], value = 0n): Call => ({
    from: operator.address,
    to,
    abi: parsed,
    functionName,
    args,
    value,
  })
}

function wethCalls(): Call[] {
  const call = operatorCall(contracts.wrappedNative, wrappedNativeAbi)
  const each = parseEther('100')
  const transfers = addresses.map((address) => call('transfer', [address, each]))
  return [call('deposit', [], each * BigInt(addresses.length)), ...transfers]
}

function usdCalls(): Call[] {
  const call = operatorCall(contracts.dusd, demoUsdAbi)
  return addresses.map((address) => call('mint', [address, parseUnits('1000000', 6)]))
}

function lanternCalls(): Call[] {
  const call = operatorCall(contracts.lanterns, lanternsAbi)
  const { collection, pieces } = lanternPieces()
  const mints = pieces.map((piece, index) => call('mint', [ownerOf(index), piece.fields, piece.svg]))
  return [call('setContractURI', [collection.fields, collection.svg]), ...mints]
}

function tileCalls(): Call[] {
  const call = operatorCall(contracts.zellige, zelligeAbi)
  const { collection, pieces } = tilePieces()
  const mints = pieces.map((piece, index) => call('mint', [ownerOf(index), piece.seed, piece.title]))
  return [call('setContractURI', [collection.fields, collection.svg]), ...mints]
}

function spiceCalls(): Call[] {
  const call = operatorCall(contracts.spices, spiceJarsAbi)
  const { collection, pieces } = spicePieces()
  const creations = pieces.map((piece) => call('create', [piece.fields, piece.svg]))
  const mints = addresses.map((address, person) => {
    const shares = pieces
      .map((piece, index) => ({ id: BigInt(index + 1), amount: shareOf(piece.supply, index, person) }))
      .filter((share) => share.amount > 0n)
    return call('mint', [address, shares.map((share) => share.id), shares.map((share) => share.amount)])
  })
  return [call('setContractURI', [collection.fields, collection.svg]), ...creations, ...mints]
}

/** Opens the edition for everybody. The artist has the first units, so that there is an item to look at. */
function editionCalls(): Call[] {
  const call = operatorCall(contracts.mintTea, openEditionAbi)
  const { collection, piece } = mintTeaPieces()
  const { tokenId, price, perWallet, supply } = edition
  return [
    call('setContractURI', [collection.fields, collection.svg]),
    call('setMedia', [piece.fields, piece.svg]),
    call('setMint', [price, 0n, 0n, perWallet, supply]),
    call('mint', [artist.address, tokenId, 3n], price * 3n),
  ]
}

/** Distributes tokens so that neighbours have different owners and every account has about the same number. */
function ownerOf(index: number): Address {
  const round = Math.floor(index / addresses.length)
  return addresses[(index * 2 + round * 3) % addresses.length] ?? operator.address
}

/** Divides a supply unevenly, with the largest part for another person for each kind. The parts add up to the supply. */
function shareOf(supply: number, kind: number, person: number): bigint {
  const weights = [8, 5, 4, 2, 1]
  const total = 20
  const place = (kind + person) % weights.length
  const share = Math.floor((supply * (weights[place] ?? 0)) / total)
  const others = weights.reduce((sum, weight) => sum + Math.floor((supply * weight) / total), 0)
  return BigInt(place === 0 ? share + supply - others : share)
}
