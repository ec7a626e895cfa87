import { BaseError } from '@souk/base'
import type { Address } from 'viem'

/** Thrown when the registry of names does not answer, so that nobody takes an account for one without a name. */
export class RegistryError extends BaseError<{ registry: Address }> {
  override readonly name = 'Names.RegistryError'
  override readonly retry = 'later'
  constructor(facts: { registry: Address }) {
    super(`The registry of names ${facts.registry} does not answer.`, { facts })
  }
}
