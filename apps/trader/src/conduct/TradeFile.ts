import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Trade } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import type { Address, Hash } from 'viem'

/** How signed orders are posted to the market. */
export type Posting = {
  side: 'ask' | 'bid' | 'swap'
  /** Set for an offer on any item of a collection. */
  collectionOffer?: { slug: string; traits?: readonly { type: string; value: string }[] }
}

/** A trade that has begun, as it is kept until its end is known. */
export type TradeFile = {
  version: 1
  id: string
  title: string
  /** The command line, without `souk`. */
  words: readonly string[]
  /** URL of the market. */
  market: string
  rpc: string | undefined
  chainId: number
  account: Address
  /** The transactions that the account had sent before. */
  nonce: number
  steps: readonly { kind: Trade.Step['kind']; name: string }[]
  step: number
  /** Whether the wallet was asked and had not answered. */
  isWalletAsked: boolean
  sent: readonly { hash: Hash; isConfirmed: boolean }[]
  /** Signed orders that may not be on the market. They are binding. */
  orders: readonly Order.Order[]
  posting: Posting | undefined
}

/** Adds a stage. */
export function advance(file: TradeFile, progress: Trade.Progress): TradeFile {
  const { done, ...rest } = { done: toDone(file), ...file }
  const next = Trade.advance(done, progress)
  return {
    ...rest,
    ...('step' in progress ? { step: progress.step } : undefined),
    isWalletAsked: next.isWalletAsked,
    orders: next.signed,
    sent: next.sent.map(({ hash, receipt }, index) => ({
      hash: receipt?.transactionHash ?? hash,
      isConfirmed: receipt !== undefined || (file.sent[index]?.isConfirmed ?? false),
    })),
  }
}

function toDone({ isWalletAsked, orders, sent }: TradeFile): Trade.Done {
  return { isWalletAsked, signed: orders, sent: sent.map(({ hash }) => ({ hash })) }
}

/** Whether something may be under way. A trade without that needs no file. */
export function isOpen({ isWalletAsked, orders, sent }: TradeFile): boolean {
  return isWalletAsked || orders.length > 0 || sent.some(({ isConfirmed }) => !isConfirmed)
}

const folderOf = (stateFolder: string) => join(stateFolder, 'trades')

/** Saves a trade. The file is whole at any time. */
export async function save(stateFolder: string, file: TradeFile): Promise<void> {
  const folder = folderOf(stateFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${file.id}.json`)
  const text = JSON.stringify({ ...file, orders: file.orders.map(Order.serialize) }, undefined, 2)
  await writeFile(`${path}.new`, text, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
}

/** Forgets a trade whose end is known. */
export async function remove(stateFolder: string, { id }: Pick<TradeFile, 'id'>): Promise<void> {
  await rm(join(folderOf(stateFolder), `${id}.json`), { force: true })
}

/** Reads all kept trades, the oldest first. */
export async function readAll(stateFolder: string): Promise<readonly TradeFile[]> {
  const folder = folderOf(stateFolder)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  return Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))))
}

function parse(text: string): TradeFile {
  const value = JSON.parse(text)
  return { ...value, orders: value.orders.map(Order.parse) }
}
