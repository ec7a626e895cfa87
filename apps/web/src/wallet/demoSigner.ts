import { jsonRpcBatchTransport } from '@souk/networks'
import { createWalletClient, type Hex, hexToBigInt } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { DemoWallet } from './DemoWallet.js'

/** Signing with a demo wallet's key. A separate file, so that the cryptography loads only when it is used. */
export type TransactionRequest = { to?: Hex; data?: Hex; value?: Hex; gas?: Hex }

/** Signs a plain message given as bytes. */
export function signMessage({ account }: DemoWallet, raw: Hex): Promise<Hex> {
  return privateKeyToAccount(account.privateKey).signMessage({ message: { raw } })
}

/** Signs typed data in the JSON form that wallets receive. */
export function signTypedData({ account }: DemoWallet, data: string): Promise<Hex> {
  return privateKeyToAccount(account.privateKey).signTypedData(JSON.parse(data))
}

/** Signs a transaction and sends it to the local chain. */
export function send({ account, chain, rpcUrl }: DemoWallet, request: TransactionRequest): Promise<Hex> {
  const client = createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    chain,
    transport: jsonRpcBatchTransport(rpcUrl),
  })
  return client.sendTransaction({
    to: request.to ?? null,
    ...(request.data ? { data: request.data } : {}),
    ...(request.value ? { value: hexToBigInt(request.value) } : {}),
    ...(request.gas ? { gas: hexToBigInt(request.gas) } : {}),
  })
}
