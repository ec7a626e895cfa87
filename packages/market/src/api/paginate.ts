import { AbortedError, BaseError } from '@souk/base'
import type { MarketApi } from './MarketApi.js'

/**
 * Iterates over the items of all pages of an action. Reads each page when its first item is needed.
 *
 * Rows that are added or removed in the meantime neither shift nor repeat other rows, if the server's cursors point to
 * a position in the order, as those of our server do.
 *
 * @param action - An action that reads pages, for example {@link getOrders}.
 * @param options - The options of the action. `limit` is the size of a page, and `signal` ends the iteration.
 * @param options.atMost - Stops after this many items. @default no limit
 * @throws {RepeatedCursorError} if the server returns a cursor for the second time, because the iteration would never
 * end.
 * @throws {AbortedError} when the signal fires.
 * @throws the errors of the action.
 *
 * @example
 * for await (const order of paginate(getOrders, api, { side: 'ask', atMost: 1_000 })) console.log(order.price)
 */
export async function* paginate<action extends paginate.Action>(
  action: action,
  api: MarketApi,
  options: paginate.OptionsOf<action>,
): AsyncGenerator<paginate.ItemOf<action>, void, undefined> {
  const { atMost = Number.POSITIVE_INFINITY, signal, ...wanted }: paginate.Options = options
  const seen = new Set([wanted.next])
  let given = 0
  let { next } = wanted
  for (;;) {
    const page = await action(api, { ...wanted, signal, next } as never)
    for (const item of itemsOf<paginate.ItemOf<action>>(page)) {
      if (given++ >= atMost) return
      if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
      yield item
    }
    if (!page.next || given >= atMost) return
    if (seen.has(page.next)) throw new RepeatedCursorError({ cursor: page.next, items: given })
    seen.add(page.next)
    next = page.next
  }
}

export declare namespace paginate {
  /** An action that takes a cursor and returns a page. */
  type Action = (api: MarketApi, options: never) => Promise<Page>
  /** A list under any name, and the cursor of the next page. */
  type Page = { next?: string }
  type Options = {
    next?: string | undefined
    signal?: AbortSignal | undefined
    atMost?: number | undefined
  }
  type OptionsOf<action extends Action> = NonNullable<Parameters<action>[1]> & Options
  type ItemOf<action extends Action> = Item<Awaited<ReturnType<action>>>
  type Item<page> = {
    [key in keyof page]-?: page[key] extends readonly (infer item)[] ? item : never
  }[keyof page]
}

function itemsOf<item>(page: paginate.Page): readonly item[] {
  const fields: readonly unknown[] = Object.values(page)
  return (fields.find((field) => Array.isArray(field)) ?? []) as readonly item[]
}

/** Thrown when a server returns a cursor for the second time, so that its pages would never end. */
export class RepeatedCursorError extends BaseError<{ cursor: string; items: number }> {
  override readonly name = 'MarketApi.RepeatedCursorError'
  constructor(facts: { cursor: string; items: number }) {
    super(
      `The market returned the same cursor again after ${facts.items} items; its pages would never end.`,
      { facts },
    )
  }
}
