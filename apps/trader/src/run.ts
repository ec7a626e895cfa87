import { BaseError, findCause } from '@souk/base'
import { Trade } from '@souk/market/flows'
import { Order, UnknownOutcomeError, UserRejectedError } from '@souk/seaport'
import { errorText } from '@souk/words/errors'
import { CommanderError } from 'commander'
import { PageClosedError } from './browser/errors.js'
import { LeftOpenError } from './commands/resume.js'
import { PolicyError } from './policy/Policy.js'
import { createProgram } from './program.js'
import { ChainAwayError } from './setup/ChainAwayError.js'
import { KeystoreError } from './setup/Keystore.js'
import { DeclinedError, MistakeError, RefusedError } from './terminal/errors.js'
import { toJson } from './terminal/json.js'
import * as Screen from './terminal/Screen.js'

/** The exit codes of all commands. */
export const exitCodes = {
  done: 0,
  failed: 1,
  mistake: 2,
  declined: 3,
  unknown: 4,
  stopped: 130,
} as const

type Ending = Exclude<keyof typeof exitCodes, 'done'>

/**
 * Runs a command line of traders in this process.
 *
 * @param words - The words after `souk`.
 * @returns The exit code.
 */
export async function run(words: readonly string[]): Promise<number> {
  const controller = new AbortController()
  // The second Ctrl-C ends the program at once: the kept trade then says what is open.
  const interrupt = () => (controller.signal.aborted ? process.exit(exitCodes.stopped) : controller.abort())
  process.on('SIGINT', interrupt)
  // Nobody reads any more, as with `| head`. A trade goes on, and watching ends.
  const onUnread = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    if (words[0] === 'watch') controller.abort()
  }
  process.stdout.on('error', onUnread)
  const { stdin, stdout, stderr, env } = process
  const screen = Screen.from({ stdin, stdout, stderr, env, onInterrupt: interrupt })
  const ends: ((text: string) => Promise<void>)[] = []
  const end = (text: string) => Promise.all(ends.map((close) => close(text)))
  try {
    const world = {
      screen,
      env,
      signal: controller.signal,
      clock: Date.now,
      atEnd: (one: (typeof ends)[number]) => void ends.push(one),
    }
    await createProgram(words, world).parseAsync([...words], { from: 'user' })
    await end('Done.')
    return exitCodes.done
  } catch (error) {
    const { code, message } = tell(error, { words, screen, isStopped: controller.signal.aborted })
    await end(message)
    return code
  } finally {
    process.off('SIGINT', interrupt)
    process.stdout.off('error', onUnread)
  }
}

type Telling = { words: readonly string[]; screen: Screen.Screen; isStopped: boolean }

function tell(error: unknown, { words, screen, isStopped }: Telling): { code: number; message: string } {
  if (error instanceof CommanderError && error.exitCode === 0) return { code: exitCodes.done, message: '' }
  const ending = endingOf(error, isStopped)
  const message = messageOf(error, ending)
  if (words.includes('--json'))
    screen.say(toJson({ status: ending, error: { name: nameOf(error), message } }))
  screen.note(screen.paint.bad(message))
  return { code: exitCodes[ending], message }
}

function endingOf(error: unknown, isStopped: boolean): Ending {
  if (isStopped || error instanceof Trade.StoppedError) return 'stopped'
  if (error instanceof CommanderError || findCause(error, MistakeError)) return 'mistake'
  if (findCause(error, DeclinedError) || findCause(error, UserRejectedError)) return 'declined'
  if (findCause(error, PageClosedError)?.facts.mayBeSent) return 'unknown'
  if (findCause(error, UnknownOutcomeError) || findCause(error, LeftOpenError)) return 'unknown'
  return 'failed'
}

/** Errors of the command line itself, whose messages are for people. */
const own = [
  LeftOpenError,
  MistakeError,
  DeclinedError,
  RefusedError,
  KeystoreError,
  PolicyError,
  PageClosedError,
  ChainAwayError,
] as const

function messageOf(error: unknown, ending: Ending): string {
  const more = ending === 'unknown' && !findCause(error, LeftOpenError) ? '\nTo find out: souk resume' : ''
  for (const type of own) {
    const found = findCause(error, type as never) as Error | undefined
    if (found) return `${found.message}${more}`
  }
  if (error instanceof CommanderError) return error.message.replace(/^error: /, '')
  if (error instanceof Trade.StoppedError) return stoppedText(error)
  if (ending === 'stopped') return 'Stopped. Nothing was signed or sent.'
  const unsafe = findCause(error, Order.UnsafeError)
  const reasons = unsafe?.facts.findings.map(({ message }) => `\n  ${message}`).join('') ?? ''
  return `${errorText(error)}${reasons}${more}`
}

function stoppedText({ facts: { sent, signed, isWalletAsked } }: Trade.StoppedError): string {
  const open = sent.filter(({ receipt }) => receipt === undefined)
  const lines = [
    ...sent.filter(({ receipt }) => receipt).map(({ hash }) => `${hash} is confirmed.`),
    ...open.map(({ hash }) => `${hash} was sent and may still go through.`),
    ...(signed.length > 0
      ? [
          `${signed.length === 1 ? 'One order was' : `${signed.length} orders were`} signed. Anyone who has such an order can have it filled.`,
        ]
      : []),
    ...(isWalletAsked ? ['The wallet was asked and has not answered. Reject the request there.'] : []),
  ]
  if (lines.length === 0) return 'Stopped. Nothing was signed or sent.'
  return ['Stopped.', ...lines, 'To end it: souk resume'].join('\n')
}

function nameOf(error: unknown): string {
  if (error instanceof CommanderError) return 'Trader.MistakeError'
  return error instanceof BaseError || error instanceof Error ? error.name : 'Error'
}
