import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateDescriptor } from '@erc7730/sdk'
import { Auction, Order, seaportAbi } from '@souk/seaport'
import {
  type AbiFunction,
  type AbiParameter,
  keccak256,
  parseAbiItem,
  stringToHex,
  toFunctionSelector,
  zeroAddress,
  zeroHash,
} from 'viem'
import { expect, test } from 'vitest'
import { clearSigning } from './clearSigning.js'
import type { Field } from './clearSigningLooks.js'
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

test('behavior: a validator of others accepts the files', () => {
  for (const [name, file] of Object.entries(files))
    expect(validateDescriptor(JSON.parse(JSON.stringify(file))), name).toEqual({ valid: true, errors: [] })
})

/** What wallets may leave out, and why. */
const excluded: Readonly<Record<string, string>> = {
  salt: 'It makes an order unique. Whatever it is, the order does the same.',
  signature: 'Only a signature of the offerer passes, and the exchange checks it.',
}
const isExcluded = (path: string) => (path.split('.').at(-1) ?? '') in excluded

// Read from the names in the files, and not from the types that the files were made of.
test.each(Object.entries(files['calldata-seaport.json'].display.formats))(
  'behavior: a wallet finds %s by its selector, and shows all of it',
  (name, { fields }) => {
    const call = parseAbiItem(`function ${name.replaceAll('tuple(', '(')}`) as AbiFunction
    const published = (seaportAbi as readonly AbiFunction[]).find((part) => part.name === call.name)
    expect(toFunctionSelector(call)).toBe(toFunctionSelector(published as AbiFunction))
    const paths = fields.filter(({ visible }) => visible === 'always').map(({ path }) => path)
    const sent = published?.stateMutability === 'payable' ? ['@.value'] : []
    expect(paths).toEqual([...sent, ...leavesOf(call.inputs).filter((path) => !isExcluded(path))])
  },
)

function leavesOf(parts: readonly AbiParameter[], above = ''): readonly string[] {
  return parts.flatMap((part) => {
    const path = `${above}${part.name}${part.type.endsWith('[]') ? '.[]' : ''}`
    return 'components' in part ? leavesOf(part.components, `${path}.`) : [path]
  })
}

test.each([
  // The constants of the deployed contracts.
  ['eip712-seaport.json', '0xfa445660b7e21515a59617fcd68910b487aa5808b8abda3d78bc85df364b2c2f'],
  ['eip712-auction-zone.json', undefined],
] as const)('behavior: %s names the type that is signed, and shows all of it', (file, typeHash) => {
  const [[name, { fields }] = ['', { fields: [] }]] = Object.entries(files[file].display.formats)
  if (typeHash) expect(keccak256(stringToHex(name.replaceAll(') ', ')')))).toBe(typeHash)
  const types = Object.fromEntries(
    Array.from(name.matchAll(/(\w+)\(([^)]*)\)/g), ([, type = '', parts = '']) => [type, parts.split(',')]),
  )
  const leaves = (type: string, above = ''): readonly string[] =>
    (types[type] ?? []).flatMap((part) => {
      const [kind = '', field = ''] = part.split(' ')
      const inner = kind.replace('[]', '')
      return inner in types ? leaves(inner, `${above}${field}.[].`) : [`${above}${field}`]
    })
  const all = leaves(Object.keys(types)[0] ?? '')
  expect(fields.map(({ path }) => path)).toEqual(all)
  const hidden = fields.filter(({ visible }) => visible !== 'always').map(({ path }) => path)
  expect(hidden).toEqual(all.filter(isExcluded))
})

function shown(file: { display: { formats: Record<string, { fields: Field[] }> } }): string[] {
  const fields = Object.values(file.display.formats).flatMap((format) => format.fields)
  return fields.filter(({ visible }) => visible === 'always').map(({ path }) => path)
}
