import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Address, getAddress, type Hex } from 'viem'

/** What a trade spent, or would have: `undone` cancels the entry with the same id, because nothing was signed or sent. */
export type Entry = {
  id: string
  /** Unix time in milliseconds. */
  atMs: number
  chainId: number
  account: Address
  title: string
  spent: readonly { currency: Address; amount: bigint }[]
  undone?: boolean
  /** The orders that were signed, once they are: a second line with the same id, which spends nothing more. */
  signed?: readonly Hex[]
  /** An order that the account signed before, whose money this trade spends: a bid of its own that it settles. */
  pays?: Hex
}

const dayMs = 86_400_000

/** Adds an entry to the log, one line of JSON. */
export async function append(file: string, entry: Entry): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const spent = entry.spent.map(({ currency, amount }) => ({ currency, amount: String(amount) }))
  await appendFile(file, `${JSON.stringify({ ...entry, spent })}\n`, { mode: 0o600, flush: true })
}

/**
 * Notes what a trade is about to spend, and returns what was noted before it. The order of the lines decides between two
 * commands that act at the same moment: appending a line is one write, so exactly one of them comes second and counts the
 * other. No lock can be left behind.
 */
export async function reserve(file: string, entry: Entry): Promise<readonly Entry[]> {
  await append(file, entry)
  const entries = await read(file)
  return entries.slice(
    0,
    entries.findIndex(({ id }) => id === entry.id),
  )
}

/** Reads the log. A line that cannot be read stops the command, because its amount is not known. */
export async function read(file: string): Promise<readonly Entry[]> {
  return parse(await textOf(file))
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Reads the lines of a log. */
function parse(text: string): readonly Entry[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { spent, ...entry } = JSON.parse(line)
      return {
        ...entry,
        spent: spent.map(({ currency, amount }: { currency: string; amount: string }) => ({
          currency: getAddress(currency),
          amount: BigInt(amount),
        })),
      }
    })
}

/**
 * Adds up what an account spent in the last 24 hours. A bid counts from its signature on, and no longer once a trade that
 * pays it counts.
 *
 * @param options.pays - The bid that a trade is about to pay.
 *
 * @example
 * SpendLog.today(entries, { chainId: 1, account, nowMs: Date.now() }) // → Map { '0x000…' => 500000000000000000n }
 */
export function today(entries: readonly Entry[], options: today.Options): ReadonlyMap<Address, bigint> {
  const { chainId, account, nowMs, pays } = options
  const undone = new Set(entries.flatMap((entry) => (entry.undone ? [entry.id] : [])))
  const sums = new Map<Address, bigint>()
  const counted = entries.filter(
    (entry) =>
      entry.chainId === chainId &&
      entry.account.toLowerCase() === account.toLowerCase() &&
      entry.atMs > nowMs - dayMs &&
      !undone.has(entry.id),
  )
  const paid = new Set([pays, ...counted.map((entry) => entry.pays)])
  const settled = new Set(
    entries.flatMap(({ id, signed }) => (signed?.some((hash) => paid.has(hash)) ? [id] : [])),
  )
  for (const { currency, amount } of counted.flatMap(({ id, spent }) => (settled.has(id) ? [] : spent)))
    sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  return sums
}

export declare namespace today {
  type Options = { chainId: number; account: Address; nowMs: number; pays?: Hex | undefined }
}
