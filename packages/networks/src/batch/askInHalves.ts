import * as Slot from './Slot.js'

/** Why a batch of questions has no answers. */
export type Failure = 'unreachable' | 'tooMuch' | 'refused' | 'undecodable' | 'absent'

/** What to do after a failure. */
export type Next =
  /** The node could not be reached: all callers receive the error, and nothing else is sent. */
  | 'fail'
  /** The batch was too large: both halves are sent, and so on. */
  | 'halve'
  /** Both halves are sent. If neither works, the way of asking does not work. */
  | 'probe'
  /** The questions are sent in the next way, or one by one if none is left. */
  | 'nextWay'

/** The result of one attempt: all answers are delivered, or the next step applies to all questions. */
export type Outcome = { next: 'nothing' } | { next: Next; error: unknown }

/** Decides the next step for questions without answers. */
export function nextStep(failure: Failure, questions: number): Next {
  if (failure === 'unreachable') return 'fail'
  if (failure === 'absent') return 'nextWay'
  if (failure === 'tooMuch') return 'halve'
  return questions < leastProbe ? 'nextWay' : 'probe'
}

/** For fewer questions, sending halves costs as much as sending each one alone. */
const leastProbe = 4

/**
 * Sends questions together, in halves if the batch is too large, and in another way if this one does not work.
 *
 * Sends fewer than twice as many requests as questions, whatever the node does.
 *
 * @param options.together - Sends all questions once.
 * @param options.otherwise - Answers questions that cannot be sent together.
 */
export async function askInHalves<question>(
  slots: readonly Slot.Slot<question>[],
  options: askInHalves.Options<question>,
): Promise<void> {
  const wanted = slots.filter(Slot.isWanted)
  if (wanted.length < 2) return options.otherwise(wanted)
  return conclude(wanted, await options.together(wanted), options)
}

export declare namespace askInHalves {
  type Options<question> = {
    together: (slots: readonly Slot.Slot<question>[]) => Promise<Outcome>
    otherwise: (slots: readonly Slot.Slot<question>[]) => Promise<void>
  }
}

async function conclude<question>(
  slots: readonly Slot.Slot<question>[],
  outcome: Outcome,
  options: askInHalves.Options<question>,
): Promise<void> {
  const wanted = slots.filter(Slot.isWanted)
  const halves = halve(wanted)
  switch (outcome.next) {
    case 'nothing':
      return
    case 'fail':
      for (const slot of wanted) Slot.reject(slot, outcome.error)
      return
    case 'nextWay':
      return options.otherwise(wanted)
    case 'halve':
      await Promise.all(halves.map((half) => askInHalves(half, options)))
      return
    case 'probe': {
      if (wanted.length < 2) return options.otherwise(wanted)
      const outcomes = await Promise.all(halves.map(options.together))
      if (outcomes.every(({ next }) => next === 'probe' || next === 'nextWay'))
        return options.otherwise(slots)
      await Promise.all(outcomes.map((half, index) => conclude(halves[index] ?? [], half, options)))
    }
  }
}

function halve<item>(items: readonly item[]): readonly (readonly item[])[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}
