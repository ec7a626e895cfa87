/**
 * A lane for questions to strangers' contracts, which may burn all the gas there is: each contract has one question at a
 * time, contracts take turns, and those that were slow before share a single place among themselves.
 */
export type Lane = {
  /** Questions by contract; who has had no turn for the longest time comes first. */
  waiting: Map<string, (() => Promise<void>)[]>
  /** Contracts that are asked right now. */
  asked: Set<string>
  /** Contracts that took long when they were asked last. */
  slow: Set<string>
}

/** Contracts that are asked at the same time. */
const mostAsked = 4
/** Whoever takes longer has burned gas, or makes the node do so. */
const slowMs = 25
const mostRemembered = 10_000

/** Makes a lane that nobody waits in. */
export function create(): Lane {
  return { waiting: new Map(), asked: new Set(), slow: new Set() }
}

/** How many questions wait for a contract. */
export function waitingFor({ waiting }: Lane, contract: string): number {
  return waiting.get(contract)?.length ?? 0
}

/** Asks a contract when its turn has come. @throws What `question` throws. */
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

/** The contract goes to the end of the line. */
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
