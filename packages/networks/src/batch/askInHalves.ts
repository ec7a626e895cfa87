import * as Slot from './Slot.js'

/** Why questions that were asked together have no answers. */
export type Failure = 'unreachable' | 'tooMuch' | 'refused' | 'undecodable' | 'absent'

/** What to do then. */
export type Next =
  /** Nobody could be asked: all callers get the error, and nothing more is sent. */
  | 'fail'
  /** Both halves are asked, and so on: there was too much in it. */
  | 'halve'
  /** Both halves are asked; when neither works, it is the way of asking that does not. */
  | 'probe'
  /** Asked in the next way, or one by one when there is none. */
  | 'nextWay'

/** The result of asking once: whoever is to have an answer has it, or this is to be done about all. */
export type Outcome = { next: 'nothing' } | { next: Next; error: unknown }

/** Decides what to do about questions without answers. */
export function nextStep(failure: Failure, questions: number): Next {
  if (failure === 'unreachable') return 'fail'
  if (failure === 'absent') return 'nextWay'
  if (failure === 'tooMuch') return 'halve'
  return questions < leastProbe ? 'nextWay' : 'probe'
}

/** With fewer, asking halves costs as much as asking each alone. */
const leastProbe = 4

/**
 * Asks questions together, in halves where that is too much, and otherwise where it does not work.
 *
 * Fewer than twice as many requests as questions, whatever the node does.
 *
 * @param options.together - Asks once for all.
 * @param options.otherwise - Answers those that cannot be asked together.
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
