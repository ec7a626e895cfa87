import type { Market } from '@souk/market/flows'
import type { Order } from '@souk/seaport'
import type { Account, Address } from 'viem'
import type { Review } from '../review/Review.js'
import { openSigner } from '../setup/openSigner.js'
import { tradingMarket } from '../setup/tradingMarket.js'
import { RefusedError } from '../terminal/errors.js'
import type { Session } from './Session.js'

/** The wallet of a command. */
export type Wallet = {
  address: Address
  market: Market.Market<Account>
  /** Judges every later request right before the wallet receives it. A reason refuses it. */
  setGate: (judge: (request: Order.WalletRequest) => readonly string[]) => void
  /** Shows a review where the wallet is, if that is not the terminal. */
  show: (review: Review) => void
}

const harmless = new Set(['eth_accounts', 'eth_requestAccounts'])

/** Opens the wallet of a command, and connects it with the market. */
export async function openWallet(session: Session): Promise<Wallet> {
  const { shop, settings, screen } = session
  const signer = session.signer ?? (await openSigner(shop, settings, session))
  let judge: (request: Order.WalletRequest) => readonly string[] = () => []
  const gate = (request: Order.WalletRequest) => {
    if (harmless.has(request.method) || request.method.startsWith('wallet_get')) return
    const reasons = judge(request)
    if (reasons.length > 0) throw new RefusedError(['The policy does not allow this:', ...reasons])
  }
  const market = tradingMarket(shop, { signer, gate, onWarning: (message) => screen.note(message) })
  return {
    address: signer.address,
    market,
    show: (review) => signer.show?.(review),
    setGate: (given) => {
      judge = given
    },
  }
}
