import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from 'viem'
import { toJson } from '../terminal/json.js'

/** What happened to a trade of an agent. `begun` is written before the wallet is asked for anything. */
type Stage = 'prepared' | 'refused' | 'begun' | 'executed' | 'failed'

/** A line of the log. Amounts are texts. */
export type Entry = {
  /** Unix time in milliseconds. */
  atMs: number
  stage: Stage
  /** Absent for a trade that could not be prepared. */
  id?: string
  tool: string
  /** What the agent asked for. */
  input?: object
  /** Names by addresses only. */
  title?: string
  market: string
  chainId: number
  account?: Address
  pays?: readonly object[]
  receives?: readonly object[]
  /** Tokens that the exchange or its conduit may move from then on. */
  approvals?: readonly Address[]
  /** Why it was refused. */
  reasons?: readonly string[]
  /** The name of the error. */
  error?: string
  /** The outcome, such as `orderHash`, `transactionHash` and `endTime`. */
  result?: Readonly<Record<string, unknown>>
}

/** The file of the log. */
export function fileOf({ stateFolder }: { stateFolder: string }): string {
  return join(stateFolder, 'agent.jsonl')
}

/** Adds a line to the log. A trade whose line cannot be written does not happen. */
export async function append(session: { stateFolder: string }, entry: Entry): Promise<void> {
  await mkdir(session.stateFolder, { recursive: true, mode: 0o700 })
  await appendFile(fileOf(session), `${toJson(entry)}\n`, { mode: 0o600, flush: true })
}

/** Reads the log, the oldest line first. A line that cannot be read is left out and counted. */
export async function read(session: {
  stateFolder: string
}): Promise<{ entries: readonly Entry[]; unreadable: number }> {
  const lines = (await textOf(fileOf(session))).split('\n').filter((line) => line !== '')
  const read = lines.map(parse)
  const entries = read.filter((entry) => entry !== undefined)
  return { entries, unreadable: lines.length - entries.length }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function parse(line: string): Entry | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * The latest stage of each trade, with everything that its lines say, the oldest trade first. A refusal to execute it again
 * does not hide what happened before.
 */
export function trades(entries: readonly Entry[]): readonly Entry[] {
  const byId = new Map<string, Entry>()
  entries.forEach((entry, index) => {
    const key = entry.id ?? `line ${index}`
    const before = byId.get(key)
    const isAfterwards = entry.stage === 'refused' && before !== undefined && before.stage !== 'prepared'
    if (!isAfterwards) byId.set(key, { ...before, ...entry, atMs: before?.atMs ?? entry.atMs })
  })
  return [...byId.values()]
}

/**
 * Lists the commands that take a trade back, as far as that is possible: cancelling its order, and revoking its approvals.
 *
 * @param options.nowSeconds - Unix time. An order that ended needs no cancelling.
 */
export function undoing(trade: Entry, { nowSeconds }: { nowSeconds: number }): readonly string[] {
  const { stage, result = {}, approvals = [], market, account } = trade
  if (stage !== 'executed' && stage !== 'begun' && stage !== 'failed') return []
  const where = `--market ${market}${account ? ` --from ${account}` : ''}`
  const { orderHash, transactionHash, endTime } = result
  const isOpen = orderHash !== undefined && transactionHash === undefined && Number(endTime) > nowSeconds
  return [
    ...(stage === 'executed' ? [] : ['souk resume']),
    ...(isOpen ? [`souk cancel ${orderHash} ${where}`] : []),
    ...approvals.map((token) => `souk approvals --revoke ${token} ${where}`),
  ]
}
