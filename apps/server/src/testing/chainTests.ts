import { demo } from '@souk/devchain'
import { checkMarketInfo, getActivity, getNft, getOrders } from '@souk/market'
import { Chain, Network } from '@souk/networks'
import { Auction, erc20Abi, erc721Abi } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type Address, isAddressEqual, parseEther, parseGwei, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runZone } from '../zone/runZone.js'
import { marketOf, openMarketOn, placeWrapped } from './playChain.js'

const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

/**
 * Adds the tests of a market on a chain of the table of networks, which a local node plays: the wrapped token is at its
 * real address, and the operator says nothing about money.
 */
export function testMarketOn(chainId: number): void {
  const network = Network.factsOf(chainId) as Network.KnownNetwork
  const wrapped = network.wrappedNative as Address
  const { symbol } = network.nativeCurrency
  const slug = Chain.fromChainId(chainId) ?? network.name

  describe(`a market on ${network.title}`, () => {
    const chain = testChain({ chainId, isUndone: false })
    let opened: Awaited<ReturnType<typeof openMarketOn>>

    beforeAll(async () => {
      await placeWrapped(chain, { address: wrapped, symbol: `W${symbol}` })
      const { offerCurrency } = network
      if (offerCurrency) await placeWrapped(chain, { address: offerCurrency, symbol: 'WETH' })
      opened = await openMarketOn(chain)
    }, 120_000)
    afterAll(() => opened?.server.close())

    test('default: names the chain and its money as the table does', () => {
      const { info } = opened
      expect(info).toMatchObject({ chainId, chain: slug, title: network.title, wrappedNative: wrapped })
      expect(info.explorerUrl).toBe(network.blockExplorer?.rootUrl)
      expect(info.currencies.slice(0, 2)).toMatchObject([
        { address: zeroAddress, ...network.nativeCurrency },
        { address: wrapped, symbol: `W${symbol}`, decimals: 18 },
      ])
      expect(checkMarketInfo(info)).toEqual({ isKnownChain: true, contradictions: [] })
      const isEther = opened.server.market.config.currencies.map((one) => 'ethPrice' in one)
      expect(isEther.slice(0, 2)).toEqual(symbol === 'ETH' ? [true, true] : [false, false])
    })

    test('behavior: wraps, lists in the native currency, and offers in the wrapped one', async () => {
      const [seller, buyer] = [marketOf(chain, opened, amina), marketOf(chain, opened, bilal)]
      await buyer.wrapEth({ amount: parseEther('1') })
      const { publicClient } = chain
      const balanceOf = { address: wrapped, abi: erc20Abi, functionName: 'balanceOf' } as const
      expect(await publicClient.readContract({ ...balanceOf, args: [bilal.address] })).toBe(parseEther('1'))
      const tokenId = await firstOf(amina.address)
      const asset = { contract: lanterns, tokenId }
      await seller.createListing({ asset, price: '2' })
      await buyer.createOffer({ asset, price: '0.5', currency: wrapped })
      await opened.server.indexed(await publicClient.getBlockNumber())
      const found = await Promise.all(
        (['ask', 'bid'] as const).map((side) =>
          getOrders(opened.api, { side, contract: lanterns, tokenIds: [tokenId] }),
        ),
      )
      expect(found.map(({ orders }) => orders.map(({ currency }) => currency.symbol))).toEqual([
        [symbol],
        [`W${symbol}`],
      ])
      const { activities } = await getActivity(opened.api, { contract: lanterns, tokenId })
      const priced = activities.flatMap(({ type, currency }) => (currency ? [[type, currency.symbol]] : []))
      expect(priced.toSorted()).toEqual([
        ['listing', symbol],
        ['offer', `W${symbol}`],
      ])
      const nft = await getNft(opened.api, { contract: lanterns, tokenId })
      expect(nft.listing?.currency).toMatchObject({ address: zeroAddress, ...network.nativeCurrency })
    })

    test('behavior: the auction zone is deployed with at least the priority fee that the chain asks, and its cost includes it', async () => {
      const { publicClient, testClient } = chain
      await testClient.setCode({ address: Auction.soukZone, bytecode: '0x' })
      const before = await publicClient.getBlockNumber()
      const lines: string[] = []
      const say = (line: string) => void lines.push(line)
      const { privateKey: key } = amina
      const deploy = { type: 'zone', verb: 'deploy', rpcUrl: chain.rpcUrl, key, isAgreed: true } as const
      await runZone(deploy, { say, print: () => {} })
      const { transactions } = await publicClient.getBlock({
        blockNumber: before + 1n,
        includeTransactions: true,
      })
      expect(transactions).toHaveLength(1)
      const least = network.priorityFeePerGas ?? 0n
      expect(transactions[0]?.maxPriorityFeePerGas).toBeGreaterThanOrEqual(least)
      const [, announced = ''] = /It would cost about .* gas at ([\d.]+) gwei/.exec(lines.join('\n')) ?? []
      expect(parseGwei(announced)).toBeGreaterThanOrEqual(least)
    })

    async function firstOf(owner: Address): Promise<bigint> {
      for (let tokenId = 1n; ; tokenId++) {
        const call = { address: lanterns, abi: erc721Abi, functionName: 'ownerOf', args: [tokenId] } as const
        if (isAddressEqual(await chain.publicClient.readContract(call), owner)) return tokenId
      }
    }
  })
}
