import { type Account, type Address, type Hex, isAddressEqual, recoverTypedDataAddress } from 'viem'
import { getCode, signTypedData } from 'viem/actions'
import { accountOf, type Config, resolve } from '../facts/Config.js'
import type { FindingName } from '../guard/findings/codes.js'
import type { Context } from '../guard/findings/Finding.js'
import { guardSigning } from '../guard/guardSigning.js'
import * as Input from '../input/Input.js'
import type { AccountParameter, AnyClient } from '../node/batch.js'
import * as Order from '../order/Order.js'
import { plainAddresses } from '../order/plainAddresses.js'
import { SignerError } from '../order/Refusal.js'
import * as Signature from '../order/Signature.js'
import { fromWallet } from '../wallet/fromWallet.js'
import * as inputs from './inputs.js'

const input: Input.Fields<signOrder.Options> = { components: inputs.components, ...inputs.signing }

/**
 * Asks the wallet to sign an order and returns the signature. An ECDSA signature is returned in its compact form.
 *
 * Asks the wallet: one EIP-712 signature. Reads: nothing, or the code at the offerer's address if the signature does
 * not recover to the offerer.
 *
 * @param options.components - The order to sign.
 * @param options.chainId - The chain that the order is for.
 * @throws {UnsafeError} when the guard finds a blocking problem, for example another chain. `override` accepts findings
 * by name.
 * @throws {SignerError} when another account than the offerer signed, and the offerer is not a contract.
 * @throws {UserRejectedError} when the user declines.
 *
 * @example
 * const signature = await signOrder(client, { components, chainId: 1 })
 */
export function signOrder<account extends Account | undefined>(
  client: AnyClient<account>,
  options: signOrder.Options & AccountParameter<account>,
): Promise<Hex>
export async function signOrder(client: AnyClient, options: signOrder.Options): Promise<Hex> {
  Input.assert(options, input)
  const { chainId, config } = options
  const components = plainAddresses(options.components)
  const account = accountOf(client, 'signOrder', options.account)
  const { exchange } = resolve(config)
  const typedData = Order.typedData(components, { chainId, address: exchange })
  const { override, known } = options
  guardSigning(client, [components], { chainId, exchange, override, known })
  const signature = await ask(() => signTypedData(client, { account, ...typedData }))
  // A contract wallet may return 65 bytes that are not an ECDSA signature. They must stay unchanged.
  if (signature.length !== 132) return signature
  const { offerer } = components
  const signer = await recoverTypedDataAddress({ ...typedData, signature })
  if (isAddressEqual(signer, offerer)) return Signature.compact(signature)
  if (!(await ask(() => getCode(client, { address: offerer })))) throw new SignerError({ offerer, signer })
  return signature
}

export declare namespace signOrder {
  type Options = {
    components: Order.Components
    chainId: number
    account?: Account | Address | undefined
    /** Findings that the user accepts, such as `offererReceivesNothing` for a gift. @default none */
    override?: readonly FindingName[] | undefined
    /**
     * Tokens, prices and accounts that the application knows. The check before signing finds more with more of them.
     */
    known?: Context | undefined
    config?: Config | undefined
  }
}

async function ask<value>(request: () => Promise<value>): Promise<value> {
  try {
    return await request()
  } catch (error) {
    throw await fromWallet(error)
  }
}
