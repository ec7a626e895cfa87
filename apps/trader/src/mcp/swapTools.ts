import { z } from 'zod'
import { swap } from '../commands/swap.js'
import * as Desk from './Desk.js'
import { inputs, outcome } from './inputs.js'
import { type Tool, tool } from './Tool.js'
import { texts } from './texts.js'

const items = z.array(inputs.item).min(1).max(20)

/** The tools that prepare swaps. */
export function swapTools(desk: Desk.Desk): readonly Tool[] {
  return [
    tool({
      name: 'prepare_swap',
      title: 'Prepare a swap',
      description: `Prepares to offer items for other items. A policy allows that only if it says so. ${outcome}`,
      input: {
        give: items.describe('The items to give. For 2 units of an edition, write x2 after its number.'),
        want: items.describe('The wanted items, or the contract of one collection for any of its items.'),
        pay: inputs.price.optional().describe('Money to add, such as 0.1weth.'),
        ask: inputs.price.optional().describe('Money to receive in addition.'),
        for: inputs.duration.default('7d'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_swap', input },
          command: (session) =>
            swap(session, input.give.join(','), input.want.join(','), {
              ...{ for: input.for, ...texts({ pay: input.pay, ask: input.ask }) },
            }),
        }),
    }),
    tool({
      name: 'prepare_accept_swap',
      title: 'Prepare to accept a swap',
      description: `Prepares to accept a swap: the account gives what it asks for, and receives what it offers. ${outcome}`,
      input: {
        swap: inputs.hash.describe('The hash of the swap.'),
        with: z.array(inputs.item).max(20).optional().describe('What to give, if the swap asks for any.'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_accept_swap', input },
          command: (session) => swap(session, input.swap, undefined, { for: '7d', with: input.with ?? [] }),
        }),
    }),
  ]
}
