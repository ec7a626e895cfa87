import { BaseError } from '@souk/base'
import type { MintWire } from '@souk/execute/wire'
import {
  type Abi,
  type AbiFunction,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { Way } from '../../market/OfferedMint.js'
import { seaDropAbi, seaDropAddress } from '../../mints/seaDropAbi.js'
import { refuse } from '../model/Refusal.js'

/** What to mint, and the recipient. */
export type Minted = { to: Address; tokenId?: bigint | undefined; quantity: bigint }

/**
 * Encodes the calls that mint: one, or one for each unit where the function takes no quantity. Pure.
 *
 * @param options.contract - The collection.
 * @returns The contract that is called, and the data of each call.
 */
export function encodeMint(
  { way, contract }: { way: Way; contract: Address },
  minted: Minted,
): { to: Address; datas: readonly Hex[] } {
  if (way.type === 'function') return { to: contract, datas: encodeOwn(way.signature, minted) }
  const args = [contract, way.feeRecipient, zeroAddress, minted.quantity] as const
  const data =
    way.type === 'seaDrop'
      ? encodeFunctionData({ abi: seaDropAbi, functionName: 'mintPublic', args })
      : encodeFunctionData({
          abi: seaDropAbi,
          functionName: 'mintAllowList',
          args: [...args, way.terms, way.proof],
        })
  return { to: seaDropAddress, datas: [data] }
}

function encodeOwn(signature: string, minted: Minted): readonly Hex[] {
  const mint = readFunction(signature)
  const values: Readonly<Record<string, unknown>> = { ...minted }
  const args = mint.inputs.map(
    ({ name = '' }) => values[name] ?? refuse('no_mint', `This mint needs a ${name}.`),
  )
  const data = encodeFunctionData({ abi: [mint], functionName: mint.name, args })
  const takesQuantity = mint.inputs.some(({ name }) => name === 'quantity')
  return takesQuantity ? [data] : Array.from({ length: Number(minted.quantity) }, () => data)
}

/**
 * Parses the function of a mint.
 *
 * @throws {SignatureError} when the text is not a function, or the function takes a parameter that no request has.
 *
 * @example
 * readFunction('function mint(address to, uint256 quantity) payable')
 */
export function readFunction(signature: string): AbiFunction {
  const [item] = parse(signature)
  const isKnown = item?.type === 'function' && item.inputs.every(({ name = '' }) => parameters.has(name))
  if (!isKnown) throw new SignatureError({ signature })
  return item
}

const parameters: ReadonlySet<string> = new Set(['to', 'tokenId', 'quantity'])

function parse(signature: string): Abi {
  const texts: readonly string[] = [signature]
  try {
    return parseAbi(texts)
  } catch (cause) {
    throw new SignatureError({ signature }, { cause })
  }
}

/** A call to a contract that the server does not know, as this API describes it. */
export type CustomCall = { to: Address; data: Hex }

/**
 * Encodes a mint that the server does not know. Pure.
 *
 * @throws {RefusedError} when it is not a call with a selector and parameters.
 */
export function encodeCustom({ tx }: MintWire.MintDetails, minted: CustomMint): CustomCall {
  const { signature: selector, params = [] } = tx.data
  if (selector.length !== 10)
    return refuse('no_mint', 'The signature of a custom mint must be a selector of four bytes.')
  if (params.some(({ abiType }) => abiType.length > longestType))
    return refuse('no_mint', 'A parameter of the custom mint has a type that is too long.')
  const types = params.map(({ abiType }) => ({ type: abiType }))
  const values = params.map((parameter) => argumentOf(parameter, minted))
  try {
    return { to: tx.to, data: `${selector}${encodeAbiParameters(types, values).slice(2)}` }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refuse('no_mint', 'The parameters of the custom mint do not match their types.')
  }
}

/** What the parameters of a custom mint can name. */
export type CustomMint = { contract: Address; recipient: Address; quantity: bigint }

function argumentOf(
  { kind = 'unknown', abiType, abiValue }: MintWire.MintParameter,
  minted: CustomMint,
): unknown {
  if (kind === 'unknown') return toValue(abiType, abiValue)
  if (!isNamed(kind))
    return refuse(
      'no_mint',
      `A parameter of the custom mint has the kind ${kind}, which this market does not know.`,
    )
  if (abiValue != null)
    return refuse('contradiction', `abiValue must be left out when the kind of a parameter is ${kind}.`)
  return minted[kind]
}

function isNamed(kind: string): kind is keyof CustomMint {
  return kind === 'contract' || kind === 'recipient' || kind === 'quantity'
}

/** The parser reads a type's name again for each level of its lists. */
const longestType = 100

function toValue(type: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => toValue(type.replace(/\[\d*\]$/, ''), each))
  if (/^u?int\d*$/.test(type) && /^\d{1,78}$/.test(String(value))) return BigInt(String(value))
  return value
}

/** Thrown when the configured function of a mint is invalid, or takes a parameter that no request has. */
export class SignatureError extends BaseError<{ signature: string }> {
  override readonly name = 'Mint.SignatureError'
  constructor(facts: { signature: string }, options: { cause?: unknown } = {}) {
    super(`${facts.signature} must be a function with only the parameters to, tokenId and quantity.`, {
      facts,
      ...options,
    })
  }
}
