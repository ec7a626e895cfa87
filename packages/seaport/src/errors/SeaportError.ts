import { type Abi, type AbiParameterToPrimitiveType, decodeErrorResult, type Hex } from 'viem'
import { errorsAbi } from './errorsAbi.js'
import { panics, refusals } from './refusals.js'

/** The two built-in errors of Solidity: a reason as text, and a panic code. */
type SolidityError =
  | { type: 'error'; name: 'Error'; inputs: readonly [{ name: 'message'; type: 'string' }] }
  | { type: 'error'; name: 'Panic'; inputs: readonly [{ name: 'reason'; type: 'uint256' }] }

type ErrorItem = Extract<(typeof errorsAbi)[number], { type: 'error' }> | SolidityError

type Input = { name: string; type: string }
type NamedArgs<inputs extends readonly unknown[]> = {
  readonly [input in Extract<inputs[number], Input> as input['name']]: AbiParameterToPrimitiveType<input>
}
type Decoded<item extends ErrorItem> = item extends ErrorItem
  ? { errorName: item['name']; args: NamedArgs<item['inputs']> }
  : never

/**
 * A decoded error of the exchange, a conduit, its controller, a zone, the domain registry or a token: its Solidity
 * name, which determines the arguments, its meaning and a remedy.
 */
export type DecodedError = Decoded<ErrorItem> & { sentence: string; remedy: string }

/**
 * Decodes revert data into the contract's error.
 *
 * @param data - The revert data from the node.
 * @returns The name, the named arguments, the meaning and a remedy, or `undefined` when no known contract has such an
 * error.
 *
 * @example
 * const error = decodeSeaportError('0x1a515574…')
 * if (error?.errorName === 'OrderIsCancelled') error.args.orderHash
 */
export function decodeSeaportError(data: Hex): DecodedError | undefined {
  const abi: Abi = errorsAbi
  try {
    const { abiItem, args = [], errorName } = decodeErrorResult({ abi, data })
    const names = 'inputs' in abiItem ? abiItem.inputs.map((input, index) => input.name ?? String(index)) : []
    const named = Object.fromEntries(names.map((name, index) => [name, (args as readonly unknown[])[index]]))
    return { errorName, args: named, ...explain(errorName, args as readonly unknown[]) } as DecodedError
  } catch {
    // viem throws for unknown selectors and for truncated arguments.
    return undefined
  }
}

function explain(errorName: string, args: readonly unknown[]): { sentence: string; remedy: string } {
  const remedy = 'Prepare the transaction again. If it fails again, leave the token or order out.'
  if (errorName === 'Error')
    return { sentence: `The contract reverted with the reason: ${String(args[0])}.`, remedy }
  if (errorName === 'Panic')
    return { sentence: `A contract panicked: ${panics[Number(args[0])] ?? `code ${args[0]}`}.`, remedy }
  const [sentence, wayOut] = refusals[errorName as keyof typeof refusals]
  return { sentence, remedy: wayOut }
}
