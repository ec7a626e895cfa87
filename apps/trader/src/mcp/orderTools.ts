import { z } from 'zod'
import { cancel } from '../commands/cancel.js'
import { list } from '../commands/list.js'
import { offer } from '../commands/offer.js'
import { reprice } from '../commands/reprice.js'
import * as Desk from './Desk.js'
import { inputs, outcome } from './inputs.js'
import { type Tool, tool } from './Tool.js'
import { texts } from './texts.js'

/** The tools that prepare what is signed, and its end. */
export function orderTools(desk: Desk.Desk): readonly Tool[] {
  return [
    tool({
      name: 'prepare_list',
      title: 'Prepare a listing',
      description: `Prepares to list an item for sale. ${outcome}`,
      input: {
        item: inputs.item,
        price: inputs.price,
        for: inputs.duration.default('30d'),
        units: inputs.units,
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_list', input },
          command: (session) =>
            list(session, input.item, input.price, { for: input.for, ...texts({ units: input.units }) }),
        }),
    }),
    tool({
      name: 'prepare_offer',
      title: 'Prepare an offer',
      description: `Prepares an offer on an item, or on any item of a collection. ${outcome}`,
      input: {
        what: inputs.item.describe('An item, or the contract address of a collection for any of its items.'),
        price: inputs.price,
        for: inputs.duration.default('7d'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_offer', input },
          command: (session) => offer(session, input.what, input.price, { for: input.for }),
        }),
    }),
    tool({
      name: 'prepare_cancel',
      title: 'Prepare a cancellation',
      description: `Prepares to cancel orders of the account on the chain: by hash, or all on an item. ${outcome}`,
      input: { what: z.array(inputs.item).min(1).max(20).describe('Hashes of orders, or items.') },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_cancel', input },
          command: (session) => cancel(session, input.what, {}),
        }),
    }),
    tool({
      name: 'prepare_reprice',
      title: 'Prepare another price',
      description: `Prepares another price for an item that the account has for sale. For a higher price, it prepares the cancellation of the older listing: execute that, and use prepare_list then. ${outcome}`,
      input: { item: inputs.item, price: inputs.price, for: inputs.duration.default('30d') },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_reprice', input },
          command: (session) => reprice(session, input.item, input.price, { for: input.for }),
        }),
    }),
  ]
}
