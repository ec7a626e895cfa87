import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Auction, Order } from '@souk/seaport'
import { zeroAddress, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { clearSigning, type Field } from './clearSigning.js'
import { root } from './repository/install.mjs'

const files = clearSigning()

test('behavior: the files are current', () => {
  for (const [name, file] of Object.entries(files))
    expect(JSON.parse(readFileSync(join(root, 'docs/clear-signing', name), 'utf8')), name).toEqual(
      JSON.parse(JSON.stringify(file)),
    )
})

test('behavior: an order shows every field of its type except the salt', () => {
  const { OrderComponents, OfferItem, ConsiderationItem } = Order.types
  const items = { offer: OfferItem, consideration: ConsiderationItem }
  const expected = OrderComponents.flatMap(({ name }) =>
    name === 'offer' || name === 'consideration'
      ? items[name].map((part) => `${name}.[].${part.name}`)
      : [name],
  )
  expect(shown(files['eip712-seaport.json'])).toEqual(expected.filter((path) => path !== 'salt'))
})

test('behavior: a settlement shows every field', () => {
  const settlement = {
    auctionHash: zeroHash,
    bidHash: zeroHash,
    currency: zeroAddress,
    price: 0n,
    deadline: 0n,
  }
  const { message } = Auction.settlementTypedData(settlement, { chainId: 1, zone: Auction.soukZone })
  expect(shown(files['eip712-auction-zone.json'])).toEqual(Object.keys(message))
})

test('behavior: calls hide only salts and signatures', () => {
  const formats = Object.values(files['calldata-seaport.json'].display.formats)
  const hidden = formats.flatMap(({ fields }) => fields.filter(({ visible }) => visible !== 'always'))
  expect(formats).toHaveLength(4)
  expect([...new Set(hidden.map(({ path }) => path.split('.').at(-1)))].sort()).toEqual(['salt', 'signature'])
})

function shown(file: { display: { formats: Record<string, { fields: Field[] }> } }): string[] {
  const fields = Object.values(file.display.formats).flatMap((format) => format.fields)
  return fields.filter(({ visible }) => visible === 'always').map(({ path }) => path)
}
