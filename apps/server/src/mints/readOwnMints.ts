import { type Abi, type Address, encodeFunctionData, hexToBigInt, isAddressEqual, zeroAddress } from 'viem'
import type { Mint as ConfiguredMint } from '../market/config.js'
import type { Market } from '../market/Market.js'
import type { OfferedMint } from '../market/OfferedMint.js'
import * as Read from '../node/Read.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { ownMintAbi } from './seaDropAbi.js'

type Asked = { contract: Address; account?: Address | undefined }

/**
 * Reads the mints that the operator configured for a collection. What the contract states itself, such as its price,
 * counts more than the configuration.
 */
export async function readOwnMints(market: Market, asked: Asked): Promise<readonly OfferedMint[]> {
  const configured = market.config.mints.filter(({ collection }) =>
    isAddressEqual(collection, asked.contract),
  )
  return Promise.all(configured.map((mint) => readOwnMint(market, mint, asked)))
}

async function readOwnMint(
  market: Market,
  { collection: contract, signature, price, tokenId }: ConfiguredMint,
  { account }: Asked,
): Promise<OfferedMint> {
  const view = (functionName: string, args: readonly unknown[] = []) => viewOf(contract, functionName, args)
  const [stated, start, end, perWallet, supply, made, minted] = await Read.all(market.node, [
    view('mintPrice'),
    view('mintStart'),
    view('mintEnd'),
    view('maxPerWallet'),
    view('maxSupply'),
    view('totalSupply', tokenId === undefined ? [] : [tokenId]),
    view('numberMinted', [account ?? zeroAddress]),
  ])
  return {
    way: { type: 'function', signature },
    mint: {
      contract,
      stage: tokenId === undefined ? 'public-sale' : `public-sale-${tokenId}`,
      kind: 'public',
      ...(tokenId === undefined ? undefined : { tokenId }),
      price: stated ?? price,
      currency: findCurrency(market, zeroAddress),
      ...(start ? { startTime: start } : undefined),
      ...(end ? { endTime: end } : undefined),
      ...(perWallet ? { perWallet } : undefined),
      ...(supply ? { supply } : undefined),
      ...(supply && made !== undefined ? { left: supply > made ? supply - made : 0n } : undefined),
      ...(account && minted !== undefined ? { minted } : undefined),
    },
  }
}

/** A view that most contracts do not have: no answer is an answer. */
function viewOf(contract: Address, functionName: string, args: readonly unknown[]): Read.Read<bigint> {
  const abi: Abi = ownMintAbi
  return { to: contract, data: encodeFunctionData({ abi, functionName, args }), decode: oneWord }
}

function oneWord(data: `0x${string}`): bigint {
  if (data.length !== 66) throw new RangeError('The answer is not one word.')
  return hexToBigInt(data)
}
