import { getOrder, getSignedOrders } from '@souk/market'
import { Order } from '@souk/seaport'
import { findingSentences, findingText, guardWords, toKnown, withoutImplied } from '@souk/words/findings'
import { chainIn, readInput } from '@souk/words/inspect'
import type { Hash, Hex } from 'viem'
import type { Session } from '../conduct/Session.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { toJson } from '../terminal/json.js'
import { linesOf } from './inspect.js'
import { chainsOf, otherChain } from './otherChain.js'
import { readText } from './readText.js'
import { isOrderHash } from './values.js'

/** Asks the chain whether an order is signed by its maker, and whether it can be filled now. */
export async function verify(session: Session, typed: string): Promise<void> {
  const { shop, screen, mode, signal } = session
  const order = await orderOf(session, typed)
  const known = toKnown(shop.info, { collections: [] })
  const hasSignature = order.signature !== '0x'
  const found = await Order.inspect(shop.node, {
    ...known,
    config: { address: shop.info.seaport },
    ...(hasSignature ? { order } : { components: order.parameters }),
  })
  signal.throwIfAborted()
  const said = { words: guardWords.en, sentences: findingSentences.en, info: shop.info, context: known }
  const findings = withoutImplied(found).map((finding) => {
    const { sentence: text, advice } = findingText(finding, said)
    return { name: finding.name, severity: finding.severity, text, advice }
  })
  const isFillable = !findings.some(({ severity }) => severity === 'blocking')
  const orderHash = Order.hash(order.parameters)
  const signature = hasSignature ? 'checked' : 'notGiven'
  if (mode.isJson)
    screen.say(
      toJson({
        command: 'verify',
        chainId: session.shop.info.chainId,
        orderHash,
        isFillable,
        signature,
        findings,
      }),
    )
  else {
    const verdict = isFillable
      ? screen.paint.good('The order can be filled now.')
      : screen.paint.bad('The order cannot be filled.')
    const about = signature === 'notGiven' ? ['It came without a signature, so that was not checked.'] : []
    screen.say(
      [`Order ${orderHash}`, verdict, ...about, ...linesOf({ statements: [], findings }, session)].join('\n'),
    )
  }
  if (!isFillable) throw new RefusedError(['The order cannot be filled.'])
}

async function orderOf(session: Session, typed: string): Promise<Order.Order> {
  const { shop, signal } = session
  if (isOrderHash(typed)) {
    const { order } = await getOrder(shop.api, { orderHash: typed, signal })
    return { ...order, signature: await signatureOf(session, typed) }
  }
  const text = await readText(typed)
  const other = otherChain(chainIn(text, chainsOf(shop.info)), shop.info)
  if (other) throw new MistakeError(`${other.text}.${other.advice}`)
  const pasted = readInput(text)
  const [order] = pasted.type === 'orders' ? pasted.orders : []
  if (order) return order
  throw new MistakeError('The input is no order. souk inspect says what else it may be.')
}

/** Orders come without their signature, but the market gives it to an account that could fill them. */
async function signatureOf({ shop, signal }: Session, orderHash: Hash): Promise<Hex> {
  const fulfiller = shop.info.seaport
  const [found] = await getSignedOrders(shop.api, { orderHashes: [orderHash], fulfiller, signal })
  return found && 'order' in found ? found.order.signature : '0x'
}
