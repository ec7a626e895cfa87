import { testMarketOn } from '../testing/chainTests.js'

for (const chainId of [1, 10, 56, 100, 43_114]) testMarketOn(chainId)
