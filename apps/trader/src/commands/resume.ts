import { BaseError } from '@souk/base'
import { Market, preparePostOrders } from '@souk/market/flows'
import { UnknownOutcomeError, waitForTransaction } from '@souk/seaport'
import { errorText } from '@souk/words/errors'
import { getTransactionCount } from 'viem/actions'
import type { Session } from '../conduct/Session.js'
import * as TradeFile from '../conduct/TradeFile.js'
import { ChainAwayError } from '../setup/ChainAwayError.js'
import { connect } from '../setup/connect.js'
import { RefusedError } from '../terminal/errors.js'
import { toJson } from '../terminal/json.js'
import { toShell } from '../terminal/text.js'

/** The end of a trade that was left. */
type Ending = {
  id: string
  title: string
  status: 'done' | 'partlyDone' | 'failed' | 'unknown' | 'nothingSent'
  lines: readonly string[]
}

/** How long a transaction is followed, in milliseconds. */
const timeoutMs = 180_000

/** Ends the trades that were left: follows what was sent, and posts what was signed. Never asks the wallet. */
export async function resume(
  session: Pick<Session, 'screen' | 'mode' | 'signal' | 'stateFolder' | 'settings'>,
): Promise<void> {
  const { screen, mode, stateFolder } = session
  const files = await TradeFile.readAll(stateFolder)
  const endings: Ending[] = []
  for (const file of files) {
    const ending = await end(session, file)
    endings.push(ending)
    if (ending.status !== 'unknown') await TradeFile.remove(stateFolder, file)
    if (!mode.isJson)
      screen.say([screen.paint.bold(file.title), ...ending.lines.map((line) => `  ${line}`)].join('\n'))
  }
  if (mode.isJson) screen.say(toJson({ command: 'resume', trades: endings }))
  else if (files.length === 0) screen.say('No trade was left unfinished.')
  const open = endings.find(({ status }) => status === 'unknown')
  if (open) throw new LeftOpenError({ id: open.id })
}

/** Thrown when the end of a trade is still unknown. Exit code 4. */
export class LeftOpenError extends BaseError<{ id: string }> {
  override readonly name = 'Trader.LeftOpenError'
  override readonly retry = 'later'
  constructor(facts: { id: string }) {
    super('The end of a trade is still unknown. Run souk resume again later.', { facts })
  }
}

type Following = Pick<Session, 'settings' | 'signal'>

async function end({ settings, signal }: Following, file: TradeFile.TradeFile): Promise<Ending> {
  const { id, title } = file
  const lines: string[] = []
  try {
    const shop = await connect(
      { ...settings, market: file.market, chain: undefined, rpc: file.rpc ?? settings.rpc },
      { signal },
    )
    if (shop.info.chainId !== file.chainId) throw new RefusedError([otherChain(file, shop.info.chainId)])
    const market = Market.from({ client: shop.node, api: shop.api, seaport: { address: shop.info.seaport } })
    for (const { hash, isConfirmed } of file.sent) {
      const receipt = isConfirmed
        ? undefined
        : await waitForTransaction(shop.node, { hash, timeoutMs, signal })
      if (receipt?.status === 'reverted') {
        lines.push(`${hash} was reverted. It moved nothing.`)
        return { id, title, status: 'failed', lines }
      }
      lines.push(`${receipt?.transactionHash ?? hash} is confirmed.`)
    }
    if (file.orders.length > 0) {
      await post(market, file, signal)
      lines.push(
        `${file.orders.length === 1 ? 'The signed order is' : `${file.orders.length} signed orders are`} on the market.`,
      )
      return { id, title, status: 'done', lines }
    }
    if (file.isWalletAsked)
      lines.push(await unansweredText(file, await getTransactionCount(shop.node, { address: file.account })))
    return { id, title, ...endOf(file, lines) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof UnknownOutcomeError)
      lines.push('The network has not confirmed it yet. It may still go through.')
    else lines.push(isOwn(error) ? error.message : errorText(error))
    return { id, title, status: 'unknown', lines }
  }
}

/** Errors whose messages are for people. */
const isOwn = (error: unknown): error is Error =>
  error instanceof ChainAwayError || error instanceof RefusedError

/** A transaction of one chain is unknown on another, and an order is invalid there. */
function otherChain({ market, chainId }: TradeFile.TradeFile, found: number): string {
  return `The trade is on chain ${chainId}, but ${market} is on chain ${found} now.`
}

async function post(
  market: Market.Market,
  { orders, posting }: TradeFile.TradeFile,
  signal: AbortSignal,
): Promise<void> {
  const { run } = preparePostOrders(market, { ...(posting ?? { side: 'ask' }), orders })
  for await (const _ of run({ signal }));
}

/** Steps that were never asked for need the command again. */
function endOf(
  { sent, steps, step, words }: TradeFile.TradeFile,
  lines: readonly string[],
): Pick<Ending, 'status' | 'lines'> {
  if (sent.length === 0)
    return { status: 'nothingSent', lines: lines.length > 0 ? lines : ['Nothing was signed or sent.'] }
  const left = steps.slice(step + 1).filter(({ kind }) => kind !== 'tell')
  if (left.length === 0) return { status: 'done', lines }
  const names = left.map(({ name }) => name).join(', ')
  return {
    status: 'partlyDone',
    lines: [...lines, `Not done: ${names}. Run it again: souk ${toShell(words)}`],
  }
}

function unansweredText({ nonce, sent }: TradeFile.TradeFile, now: number): string {
  const others = now - nonce - sent.length
  if (others <= 0) return 'The wallet was asked, and the account has sent nothing since.'
  return `The wallet was asked, and the account has sent ${others} transaction${others === 1 ? '' : 's'} since. Look them up.`
}
