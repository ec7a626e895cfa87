import { kilimPieces } from '../art/kilims.js'
import { lanternPieces } from '../art/lanterns.js'
import { mintTeaPieces } from '../art/mintTea.js'
import { spicePieces } from '../art/spices.js'
import { stampPieces } from '../art/stamps.js'
import { tilePieces } from '../art/tiles.js'
import { chains, type DemoChainName } from '../demo/demo.js'
import { drawn, mintKinds, mintSingles, mintTiles, open, openMint } from './collections.js'
import { currenciesOf, fundAccounts } from './currencies.js'
import type { Plan } from './Plan.js'

const { souk, caravan } = chains
const [lanterns, spices, zellige] = souk.collections
const [mintTea] = souk.editions
const [kilims, stamps] = caravan.collections

/** The first blocks of each local chain. */
export const plans: Readonly<Record<DemoChainName, Plan>> = {
  souk: {
    chain: souk,
    deployments: [
      ...currenciesOf(souk),
      drawn(lanterns, 'LANTERN'),
      drawn(spices, 'SPICE'),
      { name: 'Zellige', at: zellige.address },
      open(mintTea),
    ],
    steps: [
      fundAccounts(souk, { wrapped: '100' }),
      mintSingles(lanterns, lanternPieces),
      mintKinds(spices, spicePieces),
      mintTiles(zellige, tilePieces),
      openMint(mintTea, mintTeaPieces),
    ],
  },
  caravan: {
    chain: caravan,
    deployments: [...currenciesOf(caravan), drawn(kilims, 'KILIM'), drawn(stamps, 'POST')],
    steps: [
      fundAccounts(caravan, { wrapped: '5000' }),
      mintSingles(kilims, kilimPieces),
      mintKinds(stamps, stampPieces),
    ],
  },
}
