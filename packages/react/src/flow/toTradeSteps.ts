import { type Action, ItemType } from '@souk/seaport'
import type { TradeStep } from './plans.js'

/** Names what each action will ask, for showing it beforehand. */
export function toTradeSteps(actions: readonly Action[]): readonly TradeStep[] {
  return actions.map((action) => {
    switch (action.type) {
      case 'approval':
        return {
          kind: 'approval',
          of: action.itemType === ItemType.ERC20 ? 'currency' : 'nft',
          token: action.token,
          operator: action.operator,
        }
      case 'create':
      case 'createBulk':
        return { kind: 'signature' }
      case 'exchange':
        return { kind: 'transaction' }
      default:
        return action satisfies never
    }
  })
}
