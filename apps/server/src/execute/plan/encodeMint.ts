import { BaseError } from '@souk/base'
import {
  type Abi,
  type AbiFunction,
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isHex,
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
 * Reads a mint that the server does not know.
 *
 * @throws {RefusedError} when it is not a call with a selector and parameters.
 */
export function readCustomCall(details: Readonly<Record<string, unknown>>): CustomCall {
  const tx = record(details.tx)
  const data = record(tx.data)
  if (data.params !== undefined && !Array.isArray(data.params))
    return refuse('no_mint', 'The parameters of the custom mint must be a list.')
  const params = (data.params ?? []).map(record)
  const to = tx.to
  const selector = data.signature
  const isCall =
    typeof to === 'string' && /^0x[0-9a-fA-F]{40}$/.test(to) && isHex(selector) && selector.length === 10
  if (!isCall) return refuse('no_mint', 'A custom mint needs the details tx.to and tx.data.signature.')
  if (params.some(({ abiType }) => String(abiType).length > longestType))
    return refuse('no_mint', 'A parameter of the custom mint has a type that is too long.')
  const types = params.map(({ abiType }) => ({ type: String(abiType) }))
  const values = params.map(({ abiType, abiValue }) => toValue(String(abiType), abiValue))
  try {
    return { to: to as Address, data: `${selector}${encodeAbiParameters(types, values).slice(2)}` }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return refuse('no_mint', 'The parameters of the custom mint do not match their types.')
  }
}

/** The parser reads a type's name again for each level of its lists. */
const longestType = 100

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

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
