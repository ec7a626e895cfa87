import type { Account, Address, Hex } from 'viem'
import { getCode, signTypedData } from 'viem/actions'
import { accountOf, type Config, resolve } from '../facts/Config.js'
import type { FindingName } from '../guard/findings/codes.js'
import type { Context } from '../guard/findings/Finding.js'
import { guardSigning } from '../guard/guardSigning.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import * as BulkOrder from '../order/BulkOrder.js'
import type * as Order from '../order/Order.js'
import { plainAddresses } from '../order/plainAddresses.js'
import * as Signature from '../order/Signature.js'
import { fromWallet } from '../wallet/fromWallet.js'
import * as inputs from './inputs.js'

const input: Input.Fields<signBulkOrder.Options> = {
  components: Input.list('a list of the parameters of orders', inputs.components),
  hasher: Input.optional(
    Input.object('a hasher, see Order.createHasher', {
      hash: Input.kind('a function', (given) => typeof given === 'function'),
    }),
  ),
  ...inputs.signing,
}

/**
 * Asks the wallet for one signature over many orders and returns one encoded signature per order.
 *
 * Checks the signature of an account without code against its own hash of the tree and shortens it to 64 bytes. Returns
 * the signature of an account with code unchanged. The exchange asks such an account about each order separately, so
 * the account must support bulk signatures itself.
 *
 * Asks the wallet: one EIP-712 signature over the whole tree. A local account signs the digest instead. Reads: nothing,
 * or the code at the offerer's address if the signature does not recover to the offerer.
 *
 * @param options.components - The orders to sign.
 * @param options.chainId - The chain that the orders are for.
 * @param options.hasher - See `BulkOrder.create`.
 * @returns One encoded signature per order, in the same order.
 * @throws {EmptyError} when the list of orders is empty.
 * @throws {UnsafeError} when the guard finds a blocking problem, for example another chain. `override` accepts findings
 * by name.
 * @throws {HashMismatchError} when the wallet signed other data or used another account.
 * @throws {UserRejectedError} when the user declines.
 *
 * @example
 * const signatures = await signBulkOrder(client, { components, chainId: 1 })
 */
export function signBulkOrder<account extends Account | undefined>(
  client: AnyClient<account>,
  options: signBulkOrder.Options & AccountParameter<account>,
): Promise<readonly Hex[]>
export async function signBulkOrder(
  client: AnyClient,
  options: signBulkOrder.Options,
): Promise<readonly Hex[]> {
  Input.assert(options, input)
  const { chainId, config, hasher } = options
  const components = options.components.map(plainAddresses)
  const account = accountOf(client, 'signBulkOrder', options.account)
  const target = { chainId, address: resolve(config).exchange }
  const { override, known } = options
  guardSigning(client, components, { chainId, exchange: target.address, override, known })
  const bulk = BulkOrder.create(components, { hasher })
  const digest = bulk.digest(target)
  const given = await ask(() => sign(client, account, digest, () => bulk.typedData(target)))
  const short = Signature.compact(given)
  const strangers = findStrangers(components, await Signature.recover(digest, short))
  for (const offerer of strangers)
    if (!(await ask(() => getCode(client, { address: offerer }))))
      throw new BulkOrder.HashMismatchError({ offerer, treeHash: bulk.treeHash })
  const signature = strangers.length === 0 ? short : given
  return components.map((_, index) => bulk.encodeSignature(index, signature))
}

export declare namespace signBulkOrder {
  type Options = {
    components: readonly Order.Components[]
    chainId: number
    account?: Account | Address | undefined
    hasher?: Order.createHasher.Result | undefined
    /** Findings that the user accepts, such as `offererReceivesNothing` for a gift. @default none */
    override?: readonly FindingName[] | undefined
    /**
     * Tokens, prices and accounts that the application knows. The check before signing finds more with more of them.
     */
    known?: Context | undefined
    config?: Config | undefined
  }
}

/** Signs the digest with a local account, which would otherwise hash every order in the tree again. */
function sign(
  client: AnyClient,
  account: Account,
  digest: Hex,
  typedData: () => BulkOrder.TypedData,
): Promise<Hex> {
  if (account.type === 'local' && account.sign) return account.sign({ hash: digest })
  return signTypedData(client, { account, ...typedData() })
}

/** Returns the offerers other than the signer. */
function findStrangers(
  components: readonly Order.Components[],
  signer: Address | undefined,
): readonly Address[] {
  const spellings = new Set(components.map(({ offerer }) => offerer))
  const offerers = new Map(Array.from(spellings, (offerer) => [offerer.toLowerCase(), offerer]))
  if (signer) offerers.delete(signer.toLowerCase())
  return [...offerers.values()]
}

async function ask<value>(request: () => Promise<value>): Promise<value> {
  try {
    return await request()
  } catch (error) {
    throw await fromWallet(error)
  }
}
