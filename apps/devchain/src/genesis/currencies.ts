import { demoUsdAbi, wrappedNativeAbi } from '@souk/contracts'
import { Network } from '@souk/networks'
import { encodeAbiParameters, parseAbiParameters, parseEther, parseUnits } from 'viem'
import { accounts, type DemoChain } from '../demo/demo.js'
import type { Deployment, Step } from './Plan.js'
import { operatorCalls } from './send.js'

/** The currencies of a chain, and their price feeds. */
export function currenciesOf(chain: DemoChain): readonly Deployment[] {
  const { symbol, name } = Network.create(chain.chainId).nativeCurrency
  const named = encodeAbiParameters(parseAbiParameters('string, string'), [`Wrapped ${name}`, `W${symbol}`])
  return [
    { name: 'WrappedNative', at: chain.contracts.wrappedNative, argument: named },
    { name: 'DemoUSD', at: chain.stablecoin.address },
    ...chain.priceFeeds.map(({ address, description, decimals, price }): Deployment => {
      const parameters = parseAbiParameters('string, uint8, int256')
      return {
        name: 'DemoPriceFeed',
        at: address,
        argument: encodeAbiParameters(parameters, [description, decimals, price]),
      }
    }),
  ]
}

/** Gives every account some of both currencies. */
export function fundAccounts(chain: DemoChain, options: { wrapped: string }): Step {
  const wrapped = operatorCalls(chain.contracts.wrappedNative, wrappedNativeAbi)
  const dollars = operatorCalls(chain.stablecoin.address, demoUsdAbi)
  const each = parseEther(options.wrapped)
  return {
    name: 'fund the accounts',
    calls: () => [
      wrapped('deposit', [], each * BigInt(accounts.length)),
      ...accounts.map(({ address }) => wrapped('transfer', [address, each])),
      ...accounts.map(({ address }) =>
        dollars('mint', [address, parseUnits('1000000', chain.stablecoin.decimals)]),
      ),
    ],
  }
}
