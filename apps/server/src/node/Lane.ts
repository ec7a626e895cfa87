/**
 * A lane for calls to strangers' contracts, which may burn all available gas. Each contract has one call at a time,
 * contracts take turns, and those that were slow before share a single place.
 */
export type Lane = {
  /** Waiting calls by contract. The contract that has waited longest for its turn comes first. */
  waiting: Map<string, (() => Promise<void>)[]>
  /** Contracts with a call in progress. */
  asked: Set<string>
  /** Contracts whose last call was slow. */
  slow: Set<string>
}

/** The number of contracts to call at the same time. */
const mostAsked = 4
/** A contract that takes longer has burned gas, or makes the node do so. */
const slowMs = 25
const mostRemembered = 10_000

/** Creates an empty lane. */
export function create(): Lane {
  return { waiting: new Map(), asked: new Set(), slow: new Set() }
}

/** Returns how many calls wait for a contract. */
export function waitingFor({ waiting }: Lane, contract: string): number {
  return waiting.get(contract)?.length ?? 0
}

/** Calls a contract in its turn. @throws What `question` throws. */
export function ask<answer>(lane: Lane, contract: string, question: () => Promise<answer>): Promise<answer> {
  return new Promise((resolve, reject) => {
    const own = lane.waiting.get(contract) ?? []
    own.push(() => question().then(resolve, reject))
    lane.waiting.set(contract, own)
    drain(lane)
  })
}

function drain(lane: Lane): void {
  while (lane.asked.size < mostAsked) {
    const contract = findNext(lane)
    const question = contract === undefined ? undefined : takeFirst(lane, contract)
    if (contract === undefined || !question) return
    lane.asked.add(contract)
    void run(lane, contract, question)
  }
}

function findNext({ waiting, asked, slow }: Lane): string | undefined {
  const idle = [...waiting.keys()].filter((contract) => !asked.has(contract))
  const isSlowAsked = [...asked].some((contract) => slow.has(contract))
  return idle.find((contract) => !slow.has(contract)) ?? (isSlowAsked ? undefined : idle[0])
}

/** The contract moves to the end of the line. */
function takeFirst({ waiting }: Lane, contract: string): (() => Promise<void>) | undefined {
  const [first, ...others] = waiting.get(contract) ?? []
  waiting.delete(contract)
  if (others.length > 0) waiting.set(contract, others)
  return first
}

async function run(lane: Lane, contract: string, question: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await question()
  remember(lane.slow, contract, performance.now() - began > slowMs)
  lane.asked.delete(contract)
  drain(lane)
}

function remember(slow: Set<string>, contract: string, isSlow: boolean): void {
  slow.delete(contract)
  if (slow.size >= mostRemembered) slow.clear()
  if (isSlow) slow.add(contract)
}
