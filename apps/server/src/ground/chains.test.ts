import { testMarketOn } from '../testing/chainTests.js'

testMarketOn(137)
