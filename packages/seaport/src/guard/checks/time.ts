import * as Amount from '../../order/Amount.js'
import { maxUint256 } from '../../order/constants.js'
import type { OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import * as OrderState from '../../order/OrderState.js'
import { type Finding, finding } from '../findings/Finding.js'

const shortDuration = 30n * 60n
const distantDuration = 26n * 7n * 24n * 3_600n

/** Checks the time of an order: codes 9xx. Unlike the published validator, the order has ended at its end time. */
export function timeFindings(components: Components, now: bigint): readonly Finding[] {
  const { startTime, endTime } = components
  const facts = { startTime, endTime, now }
  if (endTime <= startTime)
    return [finding('blocking', 'endTimeBeforeStartTime', 900, 'The order ends before it starts.', facts)]
  if (OrderState.isOver(components, now))
    return [finding('blocking', 'orderExpired', 901, 'The order has ended.', facts)]
  const from = startTime > now ? startTime : now
  return [
    ...(endTime > now + distantDuration
      ? [
          finding(
            'warning',
            'distantExpiration',
            902,
            'The order stays open for more than 26 weeks. Prices may change until then.',
            facts,
          ),
        ]
      : []),
    ...(OrderState.isEarly(components, now)
      ? [finding('note', 'orderNotActive', 903, 'The order has not started yet.', facts)]
      : []),
    ...(endTime - from < shortDuration
      ? [finding('warning', 'shortOrder', 904, 'The order is open for less than 30 minutes.', facts)]
      : []),
  ]
}

/** Checks amounts that change with time: codes 508, 509, 605 and 606, and numbers that overflow in the exchange. */
export function movementFindings(components: Components): readonly Finding[] {
  const { offer, consideration, startTime, endTime } = components
  if (endTime <= startTime) return []
  const duration = endTime - startTime
  return [
    ...offer.flatMap((item, index) => itemFindings(item, `offer[${index}]`, duration)),
    ...consideration.flatMap((item, index) => itemFindings(item, `consideration[${index}]`, duration)),
  ]
}

/** Hundredths of a basis point per second: 278 are 50 % in half an hour, 28 are 5 %. */
const blockingVelocity = 278n
const oddVelocity = 28n
const smallAmount = 10n ** 15n

function itemFindings(item: OfferItem, field: string, duration: bigint): readonly Finding[] {
  const { startAmount, endAmount } = item
  if (startAmount === endAmount) return []
  const largest = Amount.largest(item)
  const smallest = startAmount < endAmount ? startAmount : endAmount
  const velocity = ((largest - smallest) * 10n ** 10n) / duration / (largest * 10_000n)
  const facts = { field, startAmount, endAmount, duration }
  const isOffer = field.startsWith('offer')
  const overflows = largest * duration > maxUint256
  return [
    ...(velocity > oddVelocity ? [velocityFinding(isOffer, velocity > blockingVelocity, facts)] : []),
    ...(smallest <= smallAmount ? [stepFinding(isOffer, facts)] : []),
    ...(overflows
      ? [
          finding(
            'blocking',
            'amountOverflow',
            9019,
            `The exchange cannot compute the change of ${field}, because the numbers are too large.`,
            facts,
          ),
        ]
      : []),
  ]
}

type Facts = { field: string }

function velocityFinding(isOffer: boolean, isBlocking: boolean, facts: Facts): Finding {
  const severity = isBlocking ? 'blocking' : 'warning'
  const message = `${facts.field} changes by more than ${isBlocking ? 50 : 5} % in half an hour.`
  return isOffer
    ? finding(severity, 'offerAmountVelocityHigh', 605, message, facts)
    : finding(severity, 'considerationAmountVelocityHigh', 508, message, facts)
}

function stepFinding(isOffer: boolean, facts: Facts): Finding {
  const message = `${facts.field} changes in few large steps, since its amount is small.`
  return isOffer
    ? finding('note', 'offerAmountStepLarge', 606, message, facts)
    : finding('note', 'considerationAmountStepLarge', 509, message, facts)
}
