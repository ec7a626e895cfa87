import { drawnErc721Abi, drawnErc1155Abi, openEditionAbi, zelligeAbi } from '@souk/contracts'
import { type Address, encodeAbiParameters, parseAbiParameters } from 'viem'
import type { Piece } from '../art/Piece.js'
import { accounts, artist, type DemoCollection, type DemoEdition, operator } from '../demo/demo.js'
import type { Deployment, Step } from './Plan.js'
import { operatorCalls } from './send.js'

const addresses: readonly Address[] = accounts.map((account) => account.address)

/** A collection whose pictures are stored as given. */
export function drawn(collection: DemoCollection, symbol: string): Deployment {
  const { standard, address, name, royaltyBps } = collection
  const parameters = parseAbiParameters('string, string, address, uint96')
  const argument = encodeAbiParameters(parameters, [name, symbol, artist.address, BigInt(royaltyBps)])
  return { name: `Drawn${standard}`, at: address, argument }
}

/** An open edition. */
export function open({ address: at }: DemoEdition): Deployment {
  const argument = encodeAbiParameters(parseAbiParameters('address'), [artist.address])
  return { name: 'OpenEdition', at, argument }
}

/** Mints single items, one for each picture. */
export function mintSingles(
  { address, name }: DemoCollection,
  draw: () => { collection: Piece; pieces: readonly Piece[] },
): Step {
  const call = operatorCalls(address, drawnErc721Abi)
  const calls = () => {
    const { collection, pieces } = draw()
    const mints = pieces.map((piece, index) => call('mint', [ownerOf(index), piece.fields, piece.svg]))
    return [call('setContractURI', [collection.fields, collection.svg]), ...mints]
  }
  return { name: `mint ${name}`, calls }
}

/** Mints the supply of each kind. */
export function mintKinds(
  { address, name }: DemoCollection,
  draw: () => { collection: Piece; pieces: readonly (Piece & { supply: number })[] },
): Step {
  const call = operatorCalls(address, drawnErc1155Abi)
  const calls = () => {
    const { collection, pieces } = draw()
    const creations = pieces.map((piece) => call('create', [piece.fields, piece.svg]))
    const mints = addresses.map((to, person) => {
      const shares = pieces
        .map((piece, index) => ({ id: BigInt(index + 1), amount: shareOf(piece.supply, index, person) }))
        .filter((share) => share.amount > 0n)
      return call('mint', [to, shares.map((share) => share.id), shares.map((share) => share.amount)])
    })
    return [call('setContractURI', [collection.fields, collection.svg]), ...creations, ...mints]
  }
  return { name: `mint ${name}`, calls }
}

/** Mints tiles, which their contract draws. */
export function mintTiles(
  { address, name }: DemoCollection,
  draw: () => { collection: Piece; pieces: readonly { seed: bigint; title: string }[] },
): Step {
  const call = operatorCalls(address, zelligeAbi)
  const calls = () => {
    const { collection, pieces } = draw()
    const mints = pieces.map((piece, index) => call('mint', [ownerOf(index), piece.seed, piece.title]))
    return [call('setContractURI', [collection.fields, collection.svg]), ...mints]
  }
  return { name: `mint ${name}`, calls }
}

/** Opens an edition for everybody. The artist has the first units, so that there is an item to look at. */
export function openMint(edition: DemoEdition, draw: () => { collection: Piece; piece: Piece }): Step {
  const { address, name, tokenId, price, perWallet, supply } = edition
  const call = operatorCalls(address, openEditionAbi)
  const calls = () => {
    const { collection, piece } = draw()
    return [
      call('setContractURI', [collection.fields, collection.svg]),
      call('setMedia', [piece.fields, piece.svg]),
      call('setMint', [price, 0n, 0n, perWallet, supply]),
      call('mint', [artist.address, tokenId, 3n], price * 3n),
    ]
  }
  return { name: `open ${name}`, calls }
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
