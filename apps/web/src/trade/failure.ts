import { BaseError } from '@souk/base'
import type { Flow } from '@souk/react'

/** What to tell after a failure: what became of the money, and which way is open. */
export type FailureText = {
  title: string
  body: string
  /** `look`: the outcome is not known, so trying again is not offered. */
  next: 'retry' | 'look' | 'resend'
  /** The person's own choice, not something that went wrong. */
  calm?: true
}

type Failed = Extract<Flow.State, { status: 'failed' }>

/**
 * Turns a failed trade into two sentences: what happened, what it means for the person's items and money.
 *
 * @param kind - What the failed step was, if one was running.
 */
export function failureText(
  failed: Failed,
  action: 'list' | 'buy' | 'cancel',
  kind: 'approval' | 'signature' | 'post' | 'transaction' | undefined,
): FailureText {
  const { error } = failed
  if (findNamed(error, 'Wallet.RejectedError')) return rejectedText(kind)
  if (findNamed(error, 'Wallet.WrongChainError'))
    return {
      title: 'Your wallet is on another network',
      body: `Switch it with the button at the top of the page. ${untouched(failed)}`,
      next: 'retry',
    }
  if (findNamed(error, 'Transaction.CancelledError'))
    return {
      title: 'Replaced in your wallet',
      body: 'You cancelled the transaction there. Nothing has moved.',
      next: 'retry',
    }
  if (findNamed(error, 'Transaction.ReplacedError') || findNamed(error, 'Transaction.DroppedError'))
    return {
      title: 'Another transaction took its place',
      body: 'Your wallet sent something else instead, or the network dropped it. Nothing has moved by this transaction.',
      next: 'retry',
    }
  if (findNamed(error, 'Transaction.PartlyDoneError'))
    return {
      title: 'Only partly done',
      body: 'Your wallet carried out a part of what it was asked. Look there at what was sent before you try again.',
      next: 'look',
    }
  if (findNamed(error, 'Transaction.BatchFailedError'))
    return { title: 'Your wallet gave up', body: 'Nothing was sent, nothing has moved.', next: 'retry' }
  const reverted = findNamed(error, 'Transaction.RevertedError')
  if (reverted) return revertedText(reverted, failed, action)
  if (findNamed(error, 'Transaction.UnknownOutcomeError'))
    return {
      title: 'The network has not answered yet',
      body: 'Your transaction was sent and may still go through. Look in your wallet before you try again, or you might pay twice.',
      next: 'look',
    }
  if (kind === 'post')
    return {
      title: 'Signed, but not on the market yet',
      body: `${serverReason(error)} Your signed listing is kept in this browser and can be sent again.`,
      next: 'resend',
    }
  if (isOffline(error))
    return {
      title: 'No connection',
      body: `The market or the network did not answer. ${untouched(failed)}`,
      next: 'retry',
    }
  if (findNamed(error, 'Wallet.InsufficientFundsForGasError'))
    return {
      title: 'Not enough for the network fee',
      body: `Your wallet cannot pay the amount and the network fee together. ${untouched(failed)}`,
      next: 'retry',
    }
  return { title: 'That did not work', body: `${error.message} ${untouched(failed)}`, next: 'retry' }
}

function rejectedText(kind: string | undefined): FailureText {
  const what = kind === 'signature' ? 'signed' : 'sent'
  return { title: 'You declined', body: `Nothing was ${what}, nothing has moved.`, next: 'retry', calm: true }
}

function revertedText(error: BaseError, failed: Failed, action: 'list' | 'buy' | 'cancel'): FailureText {
  const fee = failed.hash ? ' Only the network fee was spent.' : ' Nothing was sent.'
  const body = {
    buy: `You did not pay for the item and did not get it.${fee}`,
    list: `Nothing is listed.${fee}`,
    cancel: `The listing is not cancelled.${fee}`,
  }[action]
  return { title: 'The exchange refused', body: `${error.message} ${body}`, next: 'retry' }
}

function serverReason(error: BaseError): string {
  return error.retry === 'later' ? 'The market did not answer.' : `The market said: ${error.message}`
}

/** Network trouble, as every layer names it. */
const offlineNames = [
  'Request.MissingResponseError',
  'Request.TimeoutError',
  'Request.BadResponseError',
  'Request.FailedResponseError',
  'Node.UnreachableError',
  'MarketApi.UnavailableError',
  'MarketApi.RateLimitedError',
]

function isOffline(error: BaseError): boolean {
  return offlineNames.some((name) => findNamed(error, name))
}

function untouched(failed: Failed): string {
  return failed.hash ? 'A transaction was sent; look in your wallet.' : 'Nothing was signed or sent.'
}

/** Finds one of our errors by its literal name along the chain of causes. */
function findNamed(error: unknown, name: string): BaseError | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof BaseError && current.name === name) return current
  return undefined
}
