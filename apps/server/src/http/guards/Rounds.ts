/**
 * Requests that wait to begin, in short rounds of the event loop. Part of a surface's state; only {@link wait} and
 * {@link noteConnection} change it.
 *
 * Node accepts one connection per round, however many wait. If a round began every request that it finds, rounds would
 * become long under load, and the first request of a new visitor would wait for seconds. So a round begins requests for
 * a short time only, and a request waits for a moment while connections do, or while the market takes a new block. The market
 * asks node and database one question after another, and each answer waits for a round.
 */
export type Rounds = {
  clock: Clock
  waiting: Waiter[]
  /** The current round of the event loop, after its first turn. */
  round: { beganMs: number; begun: number } | undefined
  /** Rounds in a row that accepted a connection each. The later connections may have waited for the earlier ones. */
  accepting: { sinceMs: number; isInRound: boolean } | undefined
  /** The longest time that each connection can have waited, in milliseconds, until its first request. */
  delays: WeakMap<object, number>
  /** Whether the market works on something that must not wait for visitors. */
  isYielding: () => boolean
}

type Waiter = { cameMs: number; delayMs: number; begin: (waitedMs: number) => void }

type Clock = {
  nowMs: () => number
  /** Calls back once the event loop has handled the input of this round; later calls wait for the next round. */
  afterRound: (goOn: () => void) => void
}

/** The time for which a round begins requests. */
const roundMs = 5
/** The time for which a request waits for connections, or for the market's own work. If it were longer, waiting clients would open more connections. */
const holdMs = 25
const mostWaiting = 512

/**
 * Creates rounds in which nothing waits.
 *
 * @param options.isYielding - Whether a round begins one request only, after it has waited for a moment. @default never
 */
export function create(clock: Clock, options: { isYielding?: () => boolean } = {}): Rounds {
  const { isYielding = () => false } = options
  return { clock, waiting: [], round: undefined, accepting: undefined, delays: new WeakMap(), isYielding }
}

/** Notes that the server accepted a connection; others may wait behind it. */
export function noteConnection(rounds: Rounds, connection: object): void {
  const { clock, delays } = rounds
  const nowMs = clock.nowMs()
  if (!rounds.accepting) {
    rounds.accepting = { sinceMs: nowMs, isInRound: true }
    clock.afterRound(() => watch(rounds))
  }
  rounds.accepting.isInRound = true
  delays.set(connection, nowMs - rounds.accepting.sinceMs)
}

/** A round without a connection shows that none waits. */
function watch(rounds: Rounds): void {
  const { accepting, clock } = rounds
  if (!accepting?.isInRound) {
    rounds.accepting = undefined
    return
  }
  accepting.isInRound = false
  clock.afterRound(() => watch(rounds))
}

/**
 * Begins requests in the order of their arrival, each after the work that follows from the one before it.
 *
 * @param connection - The connection of the request.
 * @param begin - Receives the time that the request waited, in milliseconds. For the first request of a connection,
 * it includes the wait of the connection.
 * @returns Whether there is room for the request.
 */
export function wait(rounds: Rounds, connection: object, begin: Waiter['begin']): boolean {
  const { clock, waiting, delays } = rounds
  if (waiting.length >= mostWaiting) return false
  waiting.push({ cameMs: clock.nowMs(), delayMs: delays.get(connection) ?? 0, begin })
  delays.delete(connection)
  clock.afterRound(() => turn(rounds))
  return true
}

/** Begins the first waiting request, or tries again in the next round. Each waiting request has one turn. */
function turn(rounds: Rounds): void {
  const { clock, waiting } = rounds
  const [first] = waiting
  if (!first) return
  const nowMs = clock.nowMs()
  const round = roundOf(rounds, nowMs)
  const waitedMs = nowMs - first.cameMs
  const isYielding = rounds.isYielding()
  const isHeld = (isYielding || rounds.accepting !== undefined) && waitedMs <= holdMs
  const isInRound = round.begun === 0 || (!isYielding && nowMs - round.beganMs < roundMs)
  if (isInRound && !isHeld) {
    round.begun++
    waiting.shift()
    first.begin(waitedMs + first.delayMs)
  } else clock.afterRound(() => turn(rounds))
}

function roundOf(rounds: Rounds, nowMs: number): NonNullable<Rounds['round']> {
  if (rounds.round) return rounds.round
  const round = { beganMs: nowMs, begun: 0 }
  rounds.round = round
  rounds.clock.afterRound(() => {
    rounds.round = undefined
  })
  return round
}
