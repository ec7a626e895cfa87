import { BaseError } from '@souk/base'
import { NoAccountError } from '@souk/seaport'
import { type Account, type Address, isAddressEqual } from 'viem'
import { parseAccount } from 'viem/accounts'
import { getAddresses } from 'viem/actions'
import type { Market } from '../../api/Market.js'

/**
 * Returns the account of a trade after the wallet has confirmed it. A wallet that changed its account in the meantime
 * would sign with another one.
 *
 * @throws {NoAccountError} if no account is given.
 * @throws {AccountUnavailableError} if the wallet does not provide the account.
 */
export async function accountFor(
  { client }: Pick<Market, 'client'>,
  options: { action: string; account?: Account | Address | undefined },
): Promise<Account> {
  const own = client.account
  const wanted = options.account ?? own
  if (!wanted) throw new NoAccountError({ action: options.action })
  const isOwn = own !== undefined && isAddressEqual(parseAccount(wanted).address, own.address)
  const account = typeof wanted === 'string' && isOwn ? own : parseAccount(wanted)
  // Other types of accounts sign locally, with a key or a contract.
  if (account.type !== 'json-rpc') return account
  const { address } = account
  const available = await getAddresses(client).catch((cause: unknown) => {
    throw new AccountUnavailableError({ account: address, available: [] }, cause)
  })
  if (!available.some((other) => isAddressEqual(other, address)))
    throw new AccountUnavailableError({ account: address, available })
  return account
}

/** Thrown when the wallet does not provide the account that has to sign. */
export class AccountUnavailableError extends BaseError<AccountUnavailableError.Facts> {
  override readonly name = 'Wallet.AccountUnavailableError'
  constructor(facts: AccountUnavailableError.Facts, cause?: unknown) {
    const others = facts.available.length > 0 ? facts.available.join(', ') : 'none'
    super(
      `Specified accountAddress is not available through wallet or provider: ${facts.account}. Available: ${others}.`,
      { facts, cause, retry: 'user' },
    )
  }
}
export declare namespace AccountUnavailableError {
  type Facts = { account: Address; available: readonly Address[] }
}
