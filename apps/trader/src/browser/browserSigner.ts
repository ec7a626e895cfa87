import { untilAborted, WalletFailedError, WrongChainError } from '@souk/base'
import { isUserRejection, type Order, UnsupportedError } from '@souk/seaport'
import { guardWords } from '@souk/words/findings'
import { isSameAddress } from '@souk/words/format'
import { type Address, type Chain, getAddress, isHex, numberToHex } from 'viem'
import type { Review } from '../review/Review.js'
import type { Screen } from '../terminal/Screen.js'
import { named } from '../terminal/text.js'
import { WalletAnswerError } from './errors.js'
import * as Link from './Link.js'
import { type PageServer, servePage } from './servePage.js'

/**
 * Connects a wallet of the browser, such as MetaMask, by a page on this machine. The wallet keeps the key, and confirms
 * each request itself.
 *
 * @throws {AbortedError} at Ctrl-C.
 */
export async function browserSigner(options: browserSigner.Options): Promise<browserSigner.Result> {
  const { screen, signal, atEnd, chain } = options
  let connect: (connected: Connected) => void = () => {}
  const connected = new Promise<Connected>((resolve) => {
    connect = resolve
  })
  const page = await open(options, connect)
  atEnd(page.end)
  const { address, name } = await untilAborted(connected, signal)
  screen.note(`Connected ${address} (${name}).`)
  return {
    address,
    title: name,
    show: (review) => Link.tell(page.link, { type: 'review', review, severities: guardWords.en.severity }),
    request: async ({ method, params = [] }) => {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [address]
        case 'eth_sendTransaction':
        case 'eth_signTypedData_v4': {
          await useChain(page, chain)
          return asHex(
            await Link.ask(page.link, { method, params: [...(params as unknown[])], text: texts[method] }),
          )
        }
        default:
          throw new UnsupportedError({ reason: method }, undefined)
      }
    },
  }
}

export declare namespace browserSigner {
  type Options = {
    chain: Chain
    /** The account that the wallet must offer. @default its first one */
    expected: Address | undefined
    screen: Pick<Screen, 'note'>
    signal: AbortSignal
    /** Receives what is to be called when the command has ended. */
    atEnd: (end: (text: string) => Promise<void>) => void
    /** Opens an address in the browser. */
    openAddress: (address: string) => void
  }

  type Result = {
    address: Address
    title: string
    request: (request: Order.WalletRequest) => Promise<unknown>
    show: (review: Review) => void
  }
}

const texts = {
  eth_sendTransaction: 'Confirm the transaction in your wallet.',
  eth_signTypedData_v4: 'Sign in your wallet.',
}

type Connected = { address: Address; name: string }

async function open(
  { expected, screen, openAddress }: browserSigner.Options,
  connect: (connected: Connected) => void,
): Promise<PageServer> {
  let wanted = expected
  const page = await servePage({
    onConnected: ({ name, accounts }) => {
      const address = wanted ?? accounts[0]
      const { link } = page
      link.isReady = address !== undefined && accounts.some((one) => isSameAddress(one, address))
      if (!link.isReady || address === undefined)
        return Link.tell(link, { type: 'problem', text: needs(address) })
      wanted = address
      Link.tell(link, { type: 'account', address })
      connect({ address: getAddress(address), name: named(name) })
      Link.flush(link)
    },
    onClosed: () => screen.note(`The page was closed. To open it again:\n  ${page.address()}`),
  })
  const address = page.address()
  screen.note(`Connect your wallet on this page:\n  ${address}`)
  openAddress(address)
  return page
}

function needs(account: Address | undefined): string {
  return account
    ? `The command is for the account ${account}. Choose that account in your wallet.`
    : 'The wallet offers no account. Choose one there.'
}

/** Asks the wallet to switch to the chain of the market, if it is on another one. */
async function useChain({ link }: PageServer, chain: Chain): Promise<void> {
  const read = async () => Number(await Link.ask(link, { method: 'eth_chainId', params: [], text: '' }))
  if ((await read()) === chain.id) return
  const chainId = numberToHex(chain.id)
  const text = `Your wallet is on another network. Switch to ${chain.name} (chain ${chain.id}) there.`
  try {
    await Link.ask(link, { method: 'wallet_switchEthereumChain', params: [{ chainId }], text })
  } catch (error) {
    if (isUserRejection(error) || !(error instanceof WalletAnswerError)) throw error
    // The wallet does not know the chain: by the standard with code 4902, but not by every wallet.
    const { name: chainName, nativeCurrency, rpcUrls } = chain
    const params = [{ chainId, chainName, nativeCurrency, rpcUrls: rpcUrls.default.http }]
    await Link.ask(link, { method: 'wallet_addEthereumChain', params, text })
  }
  const actual = await read()
  if (actual !== chain.id) throw new WrongChainError({ expected: chain.id, actual })
}

function asHex(answer: unknown): string {
  if (isHex(answer)) return answer
  throw new WalletFailedError({ reason: 'its answer is neither a hash nor a signature.' })
}
