import { BaseError } from '@souk/base'
import { type Abi, decodeErrorResult, type Hex, isHex } from 'viem'
import { conduitAbi } from './abi/conduit.js'
import { domainRegistryAbi } from './abi/domainRegistry.js'
import { seaportAbi } from './abi/seaport.js'

/** A refusal of the exchange, a conduit or the domain registry, by its Solidity name. */
export type DecodedError = { errorName: string; args: readonly unknown[] }

/**
 * Decodes the data of a revert into the contract's own error.
 *
 * @param data - The revert's data, as the node returns it.
 * @returns Name and arguments, or `undefined` when it is no error of these contracts.
 *
 * @example
 * decodeSeaportError('0x1a515574…') // → { errorName: 'OrderIsCancelled', args: ['0x…'] }
 */
export function decodeSeaportError(data: Hex): DecodedError | undefined {
  const abi: Abi = [...seaportAbi, ...conduitAbi, ...domainRegistryAbi]
  try {
    const { errorName, args } = decodeErrorResult({ abi, data })
    return { errorName, args: (args as readonly unknown[] | undefined) ?? [] }
  } catch {
    // viem throws for a selector that it does not know; a token's own error is such a one.
    return undefined
  }
}

/**
 * Finds the revert data that a node or wallet attached to an error, however deep.
 *
 * @returns The data, or `undefined` when the failure was not a revert with data.
 */
export function findRevertData(error: unknown): Hex | undefined {
  let current: unknown = error
  while (typeof current === 'object' && current !== null) {
    const data = 'data' in current ? current.data : undefined
    const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data
    if (isHex(inner) && inner.length >= 10) return inner
    current = 'cause' in current ? current.cause : undefined
  }
  return undefined
}

/** What each refusal means to a person. Reasons that this table lacks are shown by their name. */
const sentences: Readonly<Record<string, string>> = {
  BadContractSignature: 'The contract account did not accept the signature of the order.',
  BadFraction: 'The part of the order that was asked for is not a valid fraction.',
  BadSignatureV: 'The signature of the order is malformed.',
  CannotCancelOrder: 'Only the account that made the order, or its zone, can cancel it.',
  ChannelClosed: 'The conduit of the order no longer works with this exchange.',
  ConsiderationNotMet: 'The payment does not cover everything the order asks for.',
  DomainAlreadyRegistered: 'This domain is registered already.',
  InexactFraction: 'The order cannot be split into this number of units.',
  InsufficientNativeTokensSupplied: 'Less of the native currency was sent than the order asks for.',
  InvalidConduit: 'The conduit of the order does not exist.',
  InvalidERC721TransferAmount: 'A single token cannot be transferred more than once.',
  InvalidMsgValue: 'The native currency sent does not fit this kind of order.',
  InvalidProof: 'The chosen token does not belong to the set that the order accepts.',
  InvalidSignature: 'The signature does not belong to this order.',
  InvalidSigner: 'The signature is not the offerer’s, or the offerer has cancelled all earlier orders.',
  InvalidTime: 'The order has ended, or has not started yet.',
  MissingItemAmount: 'An item of the order has no amount.',
  NoContract: 'There is no contract at the address of a token.',
  NoSpecifiedOrdersAvailable: 'None of the orders can be filled any more.',
  OrderAlreadyFilled: 'The order is already filled.',
  OrderIsCancelled: 'The order is cancelled.',
  OrderPartiallyFilled: 'The order is already filled, wholly or in part.',
  PartialFillsNotEnabledForOrder: 'The order can only be filled as a whole.',
  TokenTransferGenericFailure:
    'A token could not be moved: its owner no longer holds it, or has taken back the approval.',
}

/** Thrown when a contract refuses a transaction; nothing was moved. */
export class RevertedError extends BaseError<{
  errorName: string | undefined
  args: readonly unknown[]
  data: Hex | undefined
}> {
  override readonly name = 'Transaction.RevertedError'
  constructor(data: Hex | undefined, cause: unknown) {
    const decoded = data === undefined ? undefined : decodeSeaportError(data)
    super(`${explain(decoded, data)} Nothing was moved.`, {
      facts: { errorName: decoded?.errorName, args: decoded?.args ?? [], data },
      cause,
    })
  }
}

function explain(decoded: DecodedError | undefined, data: Hex | undefined): string {
  if (!decoded) return `A contract refused the transaction${data ? ` (${data.slice(0, 10)})` : ''}.`
  const sentence = sentences[decoded.errorName]
  return sentence ? `${sentence} (${decoded.errorName})` : `The contract refused: ${decoded.errorName}.`
}
