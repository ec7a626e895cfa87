import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Abi,
  type AbiItem,
  concat,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { seaportAddress } from '../order/constants.js'
import { errorsAbi } from './errorsAbi.js'
import { RevertedError } from './RevertedError.js'
import { panics, refusals } from './refusals.js'
import { decodeSeaportError } from './SeaportError.js'
import { toReverted } from './toReverted.js'

type ErrorItem = Extract<AbiItem, { type: 'error' }>
const isError = (entry: AbiItem): entry is ErrorItem => entry.type === 'error'

/** The errors of a contract as its authors compiled it; the peer's package brings the artifacts. */
function errorsOf(path: string): readonly ErrorItem[] {
  const base = createRequire(import.meta.url).resolve('@opensea/seaport-js')
  const file = new URL(`../src/artifacts/${path}.json`, `file://${base}`)
  const { abi }: { abi: AbiItem[] } = JSON.parse(readFileSync(file, 'utf8'))
  return abi.filter(isError)
}

/** A value of each type that errors have. */
const values: Readonly<Record<string, unknown>> = {
  address: seaportAddress,
  uint256: 7n,
  uint8: 1,
  bool: true,
  bytes32: toHex(7, { size: 32 }),
  bytes4: '0x12345678',
  string: 'why',
  'uint256[]': [1n, 2n],
}

function encode(error: ErrorItem): { data: Hex; args: Record<string, unknown> } {
  const given = error.inputs.map(({ type }) => values[type])
  const selector = toFunctionSelector(`${error.name}(${error.inputs.map(({ type }) => type).join(',')})`)
  const data = concat([selector, encodeAbiParameters(error.inputs, given)])
  return { data, args: Object.fromEntries(error.inputs.map(({ name }, index) => [name, given[index]])) }
}

describe('decodeSeaportError', () => {
  test.each([
    ['Seaport', errorsOf('seaport_v1_5/contracts/Seaport.sol/Seaport'), 45],
    ['Conduit', errorsOf('seaport_v1_5/contracts/conduit/Conduit.sol/Conduit'), 12],
    [
      'ConduitController',
      errorsOf('seaport_v1_5/contracts/conduit/ConduitController.sol/ConduitController'),
      10,
    ],
    ['DomainRegistry', errorsOf('src/contracts/DomainRegistry.sol/DomainRegistry'), 2],
    ['our own interfaces', (errorsAbi as Abi).filter(isError), 103],
  ])(
    'behavior: every error of %s is known by name and arguments, with its meaning and a way out',
    (_, errors, count) => {
      expect(errors).toHaveLength(count)
      for (const error of errors) {
        const { data, args } = encode(error)
        expect(decodeSeaportError(data)).toEqual({
          errorName: error.name,
          args,
          sentence: expect.stringMatching(/^[A-Z].*\.$/),
          remedy: expect.stringMatching(/^[A-Z].*\.$/),
        })
      }
    },
  )

  test('behavior: the catalogue of the specification is known', () => {
    const catalogue =
      'BadContractSignature BadFraction BadSignatureV CannotCancelOrder ConsiderationNotMet InsufficientEtherSupplied InvalidMsgValue InvalidProof InvalidSignature InvalidSigner InvalidTime InvalidConduit NoReentrantCalls NoSpecifiedOrdersAvailable OrderAlreadyFilled OrderIsCancelled OrderPartiallyFilled PartialFillsNotEnabledForOrder TokenTransferGenericFailure EtherTransferGenericFailure DomainAlreadyRegistered DomainIndexOutOfRange'
    expect(catalogue.split(' ').filter((name) => !(name in refusals))).toEqual([])
  })
})

describe('RevertedError', () => {
  test('default: the type of the arguments follows from the name', async () => {
    const error = await toReverted(`0x1a515574${'07'.padStart(64, '0')}`, undefined)
    expect(error.message).toBe(
      'The order is cancelled. (OrderIsCancelled) Nothing was moved. Look for another order.',
    )
    expect(error).toBeInstanceOf(RevertedError)
    if (error.facts.errorName !== 'OrderIsCancelled') return expect.fail('decoded otherwise')
    expect(error.facts.args.orderHash).toBe(toHex(7, { size: 32 }))
  })

  test.each([
    ['no data', undefined, 'A contract reverted the transaction. Nothing was moved.'],
    [
      'an error that nobody knows',
      '0xdeadbeef',
      'A contract reverted the transaction (0xdeadbeef). Nothing was moved.',
    ],
    [
      'arguments cut off',
      '0x1a515574',
      'A contract reverted the transaction (0x1a515574). Nothing was moved.',
    ],
  ] as const)('behavior: %s', async (_, data, message) => {
    expect(await toReverted(data, undefined)).toMatchObject({
      message,
      facts: { errorName: undefined, data },
    })
  })

  test('behavior: every panic code of Solidity has a meaning', () => {
    for (const code of Object.keys(panics)) {
      const data = encodeErrorResult({ abi: parseAbi(['error Panic(uint256)']), args: [BigInt(code)] })
      expect(decodeSeaportError(data)?.sentence).toBe(`A contract panicked: ${panics[Number(code)]}.`)
    }
  })
})
