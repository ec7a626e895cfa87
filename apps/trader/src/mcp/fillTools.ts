import { z } from 'zod'
import { accept } from '../commands/accept.js'
import { buy } from '../commands/buy.js'
import { send } from '../commands/send.js'
import { sweep } from '../commands/sweep.js'
import * as Desk from './Desk.js'
import { inputs, outcome } from './inputs.js'
import { type Tool, tool } from './Tool.js'
import { texts } from './texts.js'

/** The tools that prepare what is done at once. */
export function fillTools(desk: Desk.Desk): readonly Tool[] {
  return [
    tool({
      name: 'prepare_buy',
      title: 'Prepare a purchase',
      description: `Prepares the purchase of the cheapest listing of an item. ${outcome}`,
      input: {
        item: inputs.item,
        max: inputs.price.optional().describe('The most to pay, for a price that rises.'),
        units: inputs.units,
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_buy', input },
          command: (session) => buy(session, input.item, texts({ max: input.max, units: input.units })),
        }),
    }),
    tool({
      name: 'prepare_accept',
      title: 'Prepare a sale',
      description: `Prepares to accept an offer on an item: the named one, or the highest. ${outcome}`,
      input: {
        item: inputs.item,
        offer: inputs.hash.optional().describe('The hash of the offer. The highest one if absent.'),
        min: inputs.price.optional().describe('The least to receive after fees.'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_accept', input },
          command: (session) => accept(session, input.item, texts({ offer: input.offer, min: input.min })),
        }),
    }),
    tool({
      name: 'prepare_sweep',
      title: 'Prepare the purchase of several items',
      description: `Prepares the purchase of the cheapest items of a collection in one transaction. ${outcome}`,
      input: {
        collection: inputs.collection,
        count: z.number().int().min(1).max(50).describe('How many items.'),
        max: inputs.price.optional().describe('The most to pay in total.'),
        each: inputs.price.optional().describe('The most to pay for one item.'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_sweep', input },
          command: (session) =>
            sweep(
              session,
              input.collection,
              String(input.count),
              texts({ max: input.max, each: input.each }),
            ),
        }),
    }),
    tool({
      name: 'prepare_send',
      title: 'Prepare a gift',
      description: `Prepares to send an item or money to another account, for nothing in return. A policy allows that only to accounts that it names. ${outcome}`,
      input: {
        what: inputs.item.describe('An item, or an amount with a currency of this chain, such as 0.5eth.'),
        to: inputs.account.describe('The address of the account that receives it.'),
        units: inputs.units,
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_send', input },
          command: (session) => send(session, input.what, input.to, texts({ units: input.units })),
        }),
    }),
  ]
}
