import type { ItemStrip } from '@souk/ui/parts/nft/ItemStrip.js'
import type { ChartSeries } from '../../charts/chartData.js'

/** Sample data of the parts. Fixed, so that the gallery looks the same every day. */
export const ether = { symbol: 'ETH', decimals: 18 }

export const amounts = {
  price: 500_000_000_000_000_000n,
  market: 12_500_000_000_000_000n,
  creator: 25_000_000_000_000_000n,
  proceeds: 462_500_000_000_000_000n,
  long: 1_234_567_890_123_456_789n,
  big: 48_120_300_000_000_000_000_000n,
  small: 1_230_000_000n,
}

const day = 86_400n
const start = 1_788_220_800n

const floors = [420, 420, 455, 455, 470, 440, 440, 495, 510, 510, 480, 500].map((value, index) => ({
  at: start + BigInt(index) * day,
  value: BigInt(value) * 10n ** 15n,
}))
const sales = [435, 465, 452, 520, 498].map((value, index) => ({
  at: start + BigInt(index * 2 + 1) * day + day / 2n,
  value: BigInt(value) * 10n ** 15n,
}))

/** A floor in steps and sales as dots, as on a collection's page. */
export function exampleSeries(names: { floor: string; sales: string }): readonly ChartSeries[] {
  return [
    { name: names.floor, kind: 'steps', points: floors },
    { name: names.sales, kind: 'dots', points: sales },
  ]
}

/** A time for `Ago`, and three hours later. */
export const moment = { at: new Date(1_788_220_800_000), now: start + 3n * 3_600n }

/** A token's picture: a stranger's markup, shown only as an `img`. */
export const lantern = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
<defs><radialGradient id="g"><stop offset="0" stop-color="#ffd98a"/><stop offset=".55" stop-color="#e2a23b" stop-opacity=".55"/><stop offset="1" stop-color="#e2a23b" stop-opacity="0"/></radialGradient></defs>
<rect width="300" height="300" fill="#2b1b2e"/><circle cx="150" cy="160" r="140" fill="url(#g)"/>
<g fill="none" stroke="#f8e4d8" stroke-width="3"><path d="M150 20v52M128 84h44M116 96h68l22 66-34 82h-44l-34-82z"/><path d="M116 96l34 66 34-66M94 162h112M128 244l22-82 22 82"/></g>
<circle cx="150" cy="162" r="17" fill="#fff3d0"/></svg>`,
)}`

/** Three items of one order, one of them several times. */
export const set: readonly ItemStrip.Item[] = ['Sunrise Lantern', 'Indigo Lantern', 'Saffron'].map(
  (name, index) => ({
    contract: '0x0000000000000000000000000000000000005E70',
    tokenId: BigInt(index + 1),
    name,
    picture: index === 1 ? undefined : lantern,
    units: index === 2 ? 3n : 1n,
    note: index === 2 ? 'Spices' : 'Lanterns',
  }),
)
