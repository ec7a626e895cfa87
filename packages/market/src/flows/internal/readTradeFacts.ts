import { type Read, readBatch, Units, UnreachableError } from '@souk/base'
import { Chain } from '@souk/networks'
import { WrongChainError } from '@souk/seaport'
import { type Address, type Hex, hexToBigInt, zeroAddress } from 'viem'
import type { Market } from '../../api/Market.js'
import type { TokenStandard } from '../../domain/Collection.js'

/** What the chain reports about the items to trade, all at one block. Keys are in lower case. */
export type TradeFacts = {
  chainId: number
  /** Unix time of the latest block, in seconds. */
  timestamp: bigint
  /** The standards that contracts report (EIP-165). Contracts without an answer are absent. */
  standards: ReadonlyMap<string, TokenStandard>
  /** The decimals of currencies. Contracts without an answer are absent. */
  decimals: ReadonlyMap<string, number>
}

const decimalsCall: Hex = '0x313ce567'
const interfaceIds = { erc721: '80ac58cd', erc1155: 'd9b67a26' } as const

/**
 * Reads the facts that are needed to interpret prices and items, in one call. It asks no server, because wrong decimals
 * would change every price.
 *
 * @throws {WrongChainError} if the node is on another chain than the client, or if the market is for another chain.
 * @throws {UnreachableError} when the node does not answer.
 */
export async function readTradeFacts(
  { client, api }: Pick<Market, 'client' | 'api'>,
  wanted: { contracts?: readonly Address[]; currencies?: readonly Address[] },
): Promise<TradeFacts> {
  const contracts = distinct(wanted.contracts ?? [])
  const currencies = distinct(wanted.currencies ?? []).filter((currency) => currency !== zeroAddress)
  const [timestamp, chainId, ...answers] = await readBatch(client, [
    { type: 'timestamp' },
    { type: 'chainId' },
    ...contracts.flatMap(standardReads),
    ...currencies.map((to): Read => ({ type: 'call', to, data: decimalsCall })),
  ])
  const actual = Number(required(chainId, 'the chain id'))
  const expected = client.chain?.id ?? actual
  if (expected !== actual) throw new WrongChainError({ expected, actual })
  assertApiChain(api, actual)
  return {
    chainId: actual,
    timestamp: required(timestamp, 'the block time'),
    standards: new Map(
      contracts.flatMap((token, index) => {
        const standard = toStandard(answers[index * 2], answers[index * 2 + 1])
        return standard ? [[token, standard] as const] : []
      }),
    ),
    decimals: new Map([
      [zeroAddress, Units.nativeDecimals],
      ...currencies.flatMap((token, index) => toDecimals(token, answers[contracts.length * 2 + index])),
    ]),
  }
}

const ownChain = 'souk'

/**
 * Checks that the market is for the client's chain, because orders for one chain are worthless on the market of
 * another. Private chains use unknown names, or the default name of a server.
 */
export function assertApiChain(api: Market['api'], chainId: number | undefined): void {
  const expected = api.chain === ownChain ? undefined : Chain.toChainId(api.chain)
  if (expected !== undefined && chainId !== undefined && expected !== chainId)
    throw new WrongChainError({ expected, actual: chainId })
}

/**
 * Returns the current time in seconds: that of this machine, or that of the chain if it is later. A chain without
 * recent blocks lags behind, but its next block will not.
 */
export function presentTime({ clock }: Pick<Market, 'clock'>, { timestamp }: { timestamp: bigint }): bigint {
  const wall = BigInt(Math.floor(clock() / 1_000))
  return wall > timestamp ? wall : timestamp
}

/** Asks a contract for both token standards (EIP-165). {@link toStandard} takes the two answers. */
export function standardReads(to: Address): readonly [Read, Read] {
  const asks = (id: string): Read => ({ type: 'call', to, data: `0x01ffc9a7${id.padEnd(64, '0')}` })
  return [asks(interfaceIds.erc721), asks(interfaceIds.erc1155)]
}

/** Returns the standard that a contract reports, if any. */
export function toStandard(as721: Hex | undefined, as1155: Hex | undefined): TokenStandard | undefined {
  if (isTrue(as721)) return 'erc721'
  return isTrue(as1155) ? 'erc1155' : undefined
}

function required(answer: Hex | undefined, what: string): bigint {
  if (answer === undefined) throw new UnreachableError({ reason: `${what} could not be read.` }, undefined)
  return hexToBigInt(answer)
}

function isTrue(answer: Hex | undefined): boolean {
  return answer !== undefined && answer.length === 66 && hexToBigInt(answer) === 1n
}

function toDecimals(token: string, answer: Hex | undefined): [string, number][] {
  if (answer === undefined || answer.length !== 66) return []
  const decimals = hexToBigInt(answer)
  return decimals <= 255n ? [[token, Number(decimals)]] : []
}

function distinct(addresses: readonly Address[]): readonly Address[] {
  return [...new Set(addresses.map((address) => address.toLowerCase() as Address))]
}
