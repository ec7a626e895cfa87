import { z } from 'zod'
import { auctionTools } from './auctionTools.js'
import * as Desk from './Desk.js'
import { fillTools } from './fillTools.js'
import { orderTools } from './orderTools.js'
import { swapTools } from './swapTools.js'
import { type Tool, tool } from './Tool.js'

/** The tools that prepare trades. */
export function prepareTools(desk: Desk.Desk): readonly Tool[] {
  return [...fillTools(desk), ...orderTools(desk), ...auctionTools(desk), ...swapTools(desk)]
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
