import { AbortedError, BaseError } from '@souk/base'
import type { MarketApi } from './MarketApi.js'

/**
 * Iterates over all pages of an action, item by item. It reads the next page when you need its first item.
 *
 * Rows that are added or taken away in the meantime neither shift nor repeat the others where the server's cursors name a
 * place in an order, as ours do.
 *
 * @param action - One that reads pages, e.g. {@link getOrders}.
 * @param options - The action's; its `limit` is the size of a page, its `signal` ends the iteration.
 * @param options.atMost - Stops after this many items. @default never
 * @throws {RepeatedCursorError} when the server gives a cursor a second time, which would go on forever.
 * @throws {AbortedError} when the signal fires. @throws what the action throws.
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
  /** One that takes a cursor and gives a page. */
  type Action = (api: MarketApi, options: never) => Promise<Page>
  /** One list, whatever it is called, and where to go on. */
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

/** Thrown when a server gives a cursor that it gave before: its pages go in circles. */
export class RepeatedCursorError extends BaseError<{ cursor: string; items: number }> {
  override readonly name = 'MarketApi.RepeatedCursorError'
  constructor(facts: { cursor: string; items: number }) {
    super(`The market goes in circles: after ${facts.items} items it gave the same cursor again.`, { facts })
  }
}
