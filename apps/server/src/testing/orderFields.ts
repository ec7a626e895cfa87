import { demo } from '@souk/devchain'
import type { Hex } from 'viem'
import type { FieldCase } from './BodyCase.js'

const [, , celeste] = demo.accounts
const { spices } = demo.contracts
const someHash: Hex = `0x${'33'.repeat(32)}`

/** The cases of each field of signed parameters. Their signer did not sign any of these values. */
export function orderFields(path: string, base?: unknown): Readonly<Record<string, FieldCase>> {
  const cases = Object.entries(values).map(([name, [value, refused]]): [string, FieldCase] => [
    `${path}.${name}`,
    { value, refused, ...(base === undefined ? undefined : { base }) },
  ])
  return Object.fromEntries(cases)
}

/** The kind of the order decides which rule refuses such an item first. */
const item = {
  itemType: [9, 'itemType'],
  token: [spices, ''],
  identifierOrCriteria: ['77', ''],
  startAmount: ['3', ''],
  endAmount: ['4', ''],
} as const

const values: Readonly<Record<string, readonly [value: unknown, refused: string]>> = {
  offerer: [celeste.address, 'signature'],
  zone: [celeste.address, 'signature'],
  offer: [[], ''],
  ...within('offer', item),
  consideration: [[], ''],
  ...within('consideration', { ...item, recipient: [celeste.address, 'signature'] }),
  orderType: [9, 'orderType'],
  startTime: ['1', 'signature'],
  endTime: ['99999999999', 'signature'],
  zoneHash: [someHash, 'signature'],
  salt: ['99', 'signature'],
  conduitKey: [someHash, 'signature'],
  counter: ['9', 'signature'],
  totalOriginalConsiderationItems: [0, 'did not sign'],
}

function within(list: string, fields: Readonly<Record<string, readonly [unknown, string]>>) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${list}[].${name}`, value]))
}
