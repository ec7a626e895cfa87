import { z } from 'zod'
import { accept } from '../commands/accept.js'
import { buy } from '../commands/buy.js'
import { cancel } from '../commands/cancel.js'
import { list } from '../commands/list.js'
import { offer } from '../commands/offer.js'
import * as Desk from './Desk.js'
import { inputs } from './inputs.js'
import { type Tool, tool } from './Tool.js'

const outcome =
  'Signs and sends nothing: it returns an id, the plan in data and words, and what the policy says of it.'

/** The tools that prepare trades. */
export function prepareTools(desk: Desk.Desk): readonly Tool[] {
  return [...fillTools(desk), ...orderTools(desk)]
}

function fillTools(desk: Desk.Desk): readonly Tool[] {
  return [
    tool({
      name: 'prepare_buy',
      title: 'Prepare a purchase',
      description: `Prepares the purchase of the cheapest listing of an item. ${outcome}`,
      input: {
        item: inputs.item,
        max: inputs.price.optional().describe('The most to pay, for a price that rises.'),
        units: z.number().int().min(1).optional().describe('Units of an edition. 1 if absent.'),
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
        offer: inputs.hash.optional(),
        min: inputs.price.optional().describe('The least to receive after fees.'),
      },
      isReadOnly: true,
      run: async (input) =>
        Desk.prepare(desk, {
          ...{ tool: 'prepare_accept', input },
          command: (session) => accept(session, input.item, texts({ offer: input.offer, min: input.min })),
        }),
    }),
  ]
}

function orderTools(desk: Desk.Desk): readonly Tool[] {
  return [
    tool({
      name: 'prepare_list',
      title: 'Prepare a listing',
      description: `Prepares to list an item for sale. ${outcome}`,
      input: {
        item: inputs.item,
        price: inputs.price,
        for: inputs.duration.default('30d'),
        units: z.number().int().min(1).optional().describe('Units of an edition. 1 if absent.'),
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
      input: { what: inputs.item, price: inputs.price, for: inputs.duration.default('7d') },
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
  ]
}

/** The tool that acts. Only a server with a policy has it. */
export function executeTool(desk: Desk.Desk): Tool {
  return tool({
    name: 'execute',
    title: 'Execute a prepared trade',
    description:
      'Executes a trade that a tool of this server prepared, once. It is judged again by the policy of the person, which no tool can change. A refusal is final: tell the person.',
    input: { id: z.uuid().describe('The id of the prepared trade.') },
    isReadOnly: false,
    run: async ({ id }) => Desk.execute(desk, id),
  })
}

type Given = Readonly<Record<string, string | number | undefined>>

/** Flags as the command line has them: texts, or absent. */
function texts<given extends Given>(given: given): Partial<Record<keyof given, string>> {
  const set = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)])) as Partial<
    Record<keyof given, string>
  >
}
