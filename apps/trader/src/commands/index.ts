import type { Command } from 'commander'
import { addAuctions } from './addAuctions.js'
import { addOrders } from './addOrders.js'
import { addReads } from './addReads.js'
import { addSwaps } from './addSwaps.js'
import { addTools } from './addTools.js'
import { addTrades } from './addTrades.js'
import type { Open } from './Open.js'

/** Adds all commands of traders to a program. */
export function addCommands(program: Command, open: Open): void {
  addTrades(program, open)
  addOrders(program, open)
  addAuctions(program, open)
  addSwaps(program, open)
  addReads(program, open)
  addTools(program, open)
}
