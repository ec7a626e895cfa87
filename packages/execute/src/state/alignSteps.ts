import { defined } from '@souk/base'
import * as Step from '../domain/Step.js'
import type { Common, ItemState, StepState } from './ExecutionState.js'

/** A step as the flow stores it, with the server's current version of each of its items. */
export type AlignedStep = {
  state: StepState
  step: Step.Step | undefined
  items: readonly (AnyItem | undefined)[]
}

/** An item of a step of either kind. */
export type AnyItem = Step.Item<Step.Transaction> | Step.Item<Step.Signing>

type Known = Pick<Common, 'chainId' | 'steps'>

/**
 * Matches the server's items with those of the state, so that no wallet request is repeated.
 *
 * Within steps of the same name, items are matched by their request, then by their orders, then by position if the
 * number of items is the same. Items that were started but are no longer requested stay at the front.
 */
export function alignSteps(known: Known, steps: readonly Step.Step[]): readonly AlignedStep[] {
  const left = [...known.steps]
  const aligned = steps.map((step): AlignedStep => {
    const at = left.findIndex(({ id, kind }) => id === step.id && kind === step.kind)
    const [before] = at < 0 ? [] : left.splice(at, 1)
    return alignStep(step, before?.items ?? [], known.chainId)
  })
  const past = left
    .map((step) => ({ ...step, items: step.items.filter(isBegun) }))
    .filter(({ items }) => items.length > 0)
  return [...past.map((state) => ({ state, step: undefined, items: [] })), ...aligned]
}

function isBegun(item: ItemState): boolean {
  return item.status !== 'incomplete'
}

function alignStep(step: Step.Step, before: readonly ItemState[], chainId: number): AlignedStep {
  const { id, kind, action, description } = step
  const asked: readonly AnyItem[] = step.items
  const fresh = asked.map((item) => toState(item, chainId))
  const matches = matchItems(fresh, before)
  const matched = new Set(matches)
  const past = before.filter((item) => isBegun(item) && !matched.has(item))
  const items = fresh.map((item, index) => carryOn(item, matches[index]))
  return {
    state: { id, kind, action, description, items: [...past, ...items] },
    step,
    items: [...past.map(() => undefined), ...asked],
  }
}

function toState(item: AnyItem, chainId: number): ItemState {
  const { status, tip, orderIds, orderIndexes, data } = item
  const key = data && Step.keyOf(data, { chainId })
  return defined({ status, key, tip, orderIds, orderIndexes })
}

type Match = ItemState | undefined

function matchItems(fresh: readonly ItemState[], before: readonly ItemState[]): readonly Match[] {
  const left = new Set(before)
  const matches: Match[] = fresh.map(() => undefined)
  const take = (isSame: (item: ItemState, other: ItemState) => boolean) => {
    for (const [index, item] of fresh.entries()) {
      if (matches[index]) continue
      const found = [...left].find((other) => isSame(item, other))
      if (!found) continue
      left.delete(found)
      matches[index] = found
    }
  }
  take((item, other) => item.key !== undefined && item.key === other.key)
  take((item, other) => sameList(item.orderIds, other.orderIds))
  take((item, other) => sameList(item.orderIndexes, other.orderIndexes))
  if (fresh.length === before.length) take((item, other) => fresh.indexOf(item) === before.indexOf(other))
  return matches
}

function sameList(one: readonly unknown[] = [], other: readonly unknown[] = []): boolean {
  return one.length > 0 && one.length === other.length && one.every((value, index) => value === other[index])
}

/**
 * Keeps the state of an item that was started, whatever the server says now. Takes over the server's `complete` for an
 * item without a known answer. An item that is asked again keeps its nonce, so that it cannot happen twice.
 */
function carryOn(item: ItemState, before: Match): ItemState {
  if (!before) return item
  if (before.status === 'incomplete') return { ...item, ...defined({ nonce: before.nonce }) }
  if (before.status === 'asked' && item.status === 'complete') return { ...before, status: 'complete' }
  return before
}
