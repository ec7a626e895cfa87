import { BaseError } from '@souk/base'

/** Thrown when the Solidity compiler refuses the sources. */
export class CompileError extends BaseError<{ messages: readonly string[] }> {
  override readonly name = 'Contracts.CompileError'
  constructor(facts: { messages: readonly string[] }) {
    super(`The contracts do not compile:\n${facts.messages.join('\n')}`, { facts })
  }
}

/** Thrown when no source file defines a contract of the expected name. */
export class MissingContractError extends BaseError<{ contract: string }> {
  override readonly name = 'Contracts.MissingContractError'
  constructor(facts: { contract: string }) {
    super(`No contract ${facts.contract} in ${facts.contract}.sol.`, { facts })
  }
}
