import { type Account, type Address, type Chain, type Client, type Hex, size, type Transport } from 'viem'
import { call, getBalance, getBlock, getChainId } from 'viem/actions'
import { BaseError } from '../errors/BaseError.js'
import { failureOf, reasonOf } from '../request/failureOf.js'
import * as Program from './BatchProgram.js'
import { isPlain, type PlainRead, type Read } from './Read.js'

/** A viem client. Actions that ask the wallet need an account, on the client or in their options. */
export type AnyClient<account extends Account | undefined = Account | undefined> = Client<
  Transport,
  Chain | undefined,
  account
>

/**
 * The additional options of an action that asks the wallet: the account is required if the client has none. Adds nothing
 * if the client has an account, or may have one.
 */
export type AccountParameter<account extends Account | undefined> = [account] extends [undefined]
  ? { account: Account | Address }
  : unknown

type Answers = readonly (Hex | undefined)[]

/**
 * Answers any number of reads with one `eth_call`, all at the same block, with or without Multicall3 on the chain.
 *
 * Falls back to Multicall3 for a node that rejects the program of {@link Program.encode}. Splits a batch that is too
 * large for the node into halves. As a last resort, sends one request per read.
 *
 * @param reads - The reads, in any number.
 * @param at.blockNumber - @default the newest block
 * @param at.payer - The account that pays in simulated payments. Its balance does not change.
 * @returns The return data in the order of the reads, `undefined` where the target reverted.
 * @throws {UnreachableError} when the node does not answer. An outage is never reported as an empty answer.
 *
 * @example
 * const [data, time] = await readBatch(client, [{ type: 'call', to: token, data: balanceOf }, { type: 'timestamp' }])
 */
export async function readBatch(client: AnyClient, reads: readonly Read[], at: At = {}): Promise<Answers> {
  if (reads.length === 0) return []
  return reads.every(isPlain) ? readPlain(client, reads, at) : readWithPayments(client, reads, at)
}

async function readPlain(client: AnyClient, reads: readonly PlainRead[], at: At): Promise<Answers> {
  const answers = (await readByProgram(client, reads, at)) ?? (await readByMulticall(client, reads, at))
  if (answers) return answers
  if (reads.length <= smallBatch) return Promise.all(reads.map((read) => readAlone(client, read, at)))
  const middle = splitPoint(reads)
  const halves = [reads.slice(0, middle), reads.slice(middle)].map((half) => readPlain(client, half, at))
  return (await Promise.all(halves)).flat()
}

type At = { blockNumber?: bigint | undefined; payer?: Address | undefined }

/** Drops the payments and reads the rest when the payer has too little, since the node then rejects the whole batch. */
async function readWithPayments(client: AnyClient, reads: readonly Read[], at: At): Promise<Answers> {
  const answers = at.payer && (await readByProgram(client, reads, at))
  if (answers) return answers
  const rest = (await readPlain(client, reads.filter(isPlain), at)).values()
  return reads.map((read) => (isPlain(read) ? rest.next().value : undefined))
}

/**
 * A batch of this size is small enough for any node. A rejection then means that the node does not support the method.
 */
const smallBatch = 48

function splitPoint(reads: readonly Read[]): number {
  let middle = reads.length >> 1
  while (isFollower(reads[middle])) middle++
  return middle
}

function isFollower(read: Read | undefined): boolean {
  return read?.type === 'call' && read.follows === true
}

/**
 * Creation code may have 49,152 bytes (EIP-3860) and may return 24,576 (EIP-170). Longer programs override the code of
 * an account, which has no such limits. That way comes second because not every node supports state overrides.
 */
const longestCreation = 49_152
const mostOfCreation = 200

/** An account without a known key, whose code the program overrides. */
const stage: Address = '0x000000000000000000000000000000736f756b00'

async function readByProgram(
  client: AnyClient,
  reads: readonly Read[],
  at: At,
): Promise<Answers | undefined> {
  const isLong = (read: Read) => read.type === 'call' && size(read.data) > Program.longestQuestion
  const asked = reads.flatMap((read) => (isLong(read) ? [] : toQuestion(read)))
  const code = Program.encode(asked)
  const isCreation = asked.length <= mostOfCreation && size(code) <= longestCreation
  const value = BigInt(reads.filter((read) => !isPlain(read)).length)
  const from = value > 0n ? { account: at.payer, value } : {}
  const shared = { blockNumber: at.blockNumber, ...from, batch: false } as const
  const data = await askBatch(() =>
    isCreation
      ? call(client, { ...shared, data: code })
      : call(client, { ...shared, to: stage, stateOverride: [{ address: stage, code }] }),
  )
  const output = data && Program.decode(data, asked.length)
  if (!output) return undefined
  let next = 0
  return Promise.all(
    reads.map((read) => {
      if (isFact(read)) return toWord(output[read.type])
      const answer = isLong(read) ? undefined : output.answers[next++]
      if (read.type === 'payment' && answer?.state !== 'again')
        return toWord(answer?.state === 'answered' ? 1n : 0n)
      if (answer?.state === 'refused') return undefined
      if (answer?.state === 'answered') return answer.data === '0x' ? undefined : answer.data
      return readAlone(client, read, at)
    }),
  )
}

function isFact(read: Read): read is Extract<Read, { type: 'blockNumber' | 'timestamp' | 'chainId' }> {
  return !('account' in read) && read.type !== 'call'
}

function toQuestion(read: Read): Program.Question[] {
  if (read.type === 'call') return [{ target: read.to, data: read.data }]
  if (read.type === 'payment') return [{ target: read.account, data: '0x', value: 1 }]
  return read.type === 'balance' ? [{ target: read.account, data: '0x' }] : []
}

/**
 * Loads the Multicall3 code on demand, since few nodes need it. If loading fails, the reads are split and sent one by
 * one.
 */
async function readByMulticall(
  client: AnyClient,
  reads: readonly PlainRead[],
  at: At,
): Promise<Answers | undefined> {
  const loaded = await import('./readByMulticall.js').catch(() => undefined)
  if (!loaded) return undefined
  const request = loaded.encode(reads, client.chain?.contracts?.multicall3?.address)
  const answer = await askBatch(() => call(client, { blockNumber: at.blockNumber, ...request }))
  return answer && loaded.decode(answer, reads)
}

async function readAlone(client: AnyClient, read: Read, at: At): Promise<Hex | undefined> {
  const { blockNumber } = at
  switch (read.type) {
    case 'call':
      return isFollower(read)
        ? undefined
        : askContract(() => call(client, { blockNumber, to: read.to, data: read.data }))
    case 'payment':
      return tryPayment(client, read.account, at)
    case 'balance':
      return toWord(await orThrow(() => getBalance(client, { blockNumber, address: read.account })))
    case 'chainId':
      return toWord(BigInt(await orThrow(() => getChainId(client))))
    default: {
      const block = await orThrow(() => getBlock(client, { blockNumber }))
      return toWord(read.type === 'timestamp' ? block.timestamp : block.number)
    }
  }
}

/** More gas than any exchange could leave for a payment. */
const mostGas = 5_000_000n

async function tryPayment(client: AnyClient, to: Address, at: At): Promise<Hex | undefined> {
  const { payer: account, blockNumber } = at
  try {
    await call(client, { blockNumber, account, to, value: 1n, gas: mostGas })
    return toWord(1n)
  } catch (error) {
    if (failureOf(error) === 'unreachable') throw unreachable(error)
    return failureOf(error) === 'reverted' ? toWord(0n) : undefined
  }
}

function toWord(value: bigint): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`
}

type Request<value> = () => Promise<value>
type Called = { data?: Hex | undefined }

/** Returns the output of a batch, or `undefined` when it is empty or the node cannot run the batch. */
async function askBatch(request: Request<Called>): Promise<Hex | undefined> {
  try {
    return (await request()).data
  } catch (error) {
    if (failureOf(error) === 'unreachable') throw unreachable(error)
    return undefined
  }
}

/** Returns the output of a contract, or `undefined` when it is empty or the contract reverts. */
async function askContract(request: Request<Called>): Promise<Hex | undefined> {
  try {
    return (await request()).data
  } catch (error) {
    if (failureOf(error) !== 'reverted') throw unreachable(error)
    return undefined
  }
}

async function orThrow<value>(request: Request<value>): Promise<value> {
  try {
    return await request()
  } catch (error) {
    throw unreachable(error)
  }
}

function unreachable(error: unknown): UnreachableError {
  return new UnreachableError({ reason: reasonOf(error) }, error)
}

/** Thrown when the node cannot be reached. No transaction was sent. */
export class UnreachableError extends BaseError<{ reason: string }> {
  override readonly name = 'Node.UnreachableError'
  constructor(facts: { reason: string }, cause: unknown) {
    super(`The node did not answer: ${facts.reason} Check the connection and try again.`, {
      facts,
      cause,
      retry: 'later',
    })
  }
}
