import { estimateFees } from '@souk/networks'
import { UnsupportedError } from '@souk/seaport'
import {
  type Address,
  type Chain,
  type Client,
  createClient,
  custom,
  type Hex,
  type LocalAccount,
  type SendTransactionParameters,
} from 'viem'
import { sendTransaction } from 'viem/actions'
import type { Signer } from './Signer.js'

type Given = { to?: Address; data?: Hex; value?: Hex; gas?: Hex; nonce?: Hex }

/** Creates the wallet of a key in this process. It signs here, and sends through the node. */
export function localSigner(account: LocalAccount, options: localSigner.Options): Signer {
  const { node, chain, title } = options
  const client = createClient({ account, chain, transport: custom({ request: node.request }) })
  return {
    address: account.address,
    title,
    request: async ({ method, params = [] }) => {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [account.address]
        case 'eth_chainId':
          return `0x${chain.id.toString(16)}`
        case 'eth_sendTransaction': {
          const { to, data, value } = params[0] as Given
          const fees = await estimateFees(node, { chainId: chain.id })
          const request = { account, chain, to, data, value: BigInt(value ?? 0), ...fees }
          return sendTransaction(client, request as SendTransactionParameters)
        }
        case 'eth_signTypedData_v4':
          return account.signTypedData(JSON.parse(String(params[1])))
        default:
          throw new UnsupportedError({ reason: method }, undefined)
      }
    },
  }
}

export declare namespace localSigner {
  type Options = { node: Client; chain: Chain; title: string }
}
