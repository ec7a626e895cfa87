import { marketEventTypes } from '@souk/market'
import { z } from 'zod'
import { address, amount, foreign, hash, id, seconds } from './parts.js'

/** The shapes that lines of JSON are made of. */
export const chainId = z.int().describe('The chain of all addresses and amounts.')
export const done = { status: z.literal('done'), chainId }
export const confirmed = { ...done, transactionHash: hash, networkFee: amount }
export const stall = { collection: foreign, contract: address }
export const signed = { ...done, networkFee: amount, ...stall, currency: address, endTime: seconds }

export const listing = {
  ...signed,
  tokenId: id,
  orderHash: hash,
  units: amount,
  price: amount,
  proceeds: amount,
}

export const order = z.object({
  ...{ orderHash: hash, side: z.enum(['ask', 'bid']), maker: address, taker: address.optional() },
  ...{ price: amount, currency: address, remaining: amount, total: amount, endTime: seconds },
  status: z.enum(['active', 'inactive', 'filled', 'cancelled', 'expired']),
  ...{ contract: address.optional(), tokenId: id.optional() },
})

export const piece = z.object({
  ...{
    contract: address,
    tokenId: id.optional().describe('Absent for any item of the contract.'),
    units: amount,
  },
})

export const auction = z.object({
  ...{ orderHash: hash, contract: address, tokenId: id, maker: address },
  ...{ phase: z.enum(['running', 'ended', 'over']), reserve: amount, currency: address },
  ...{ end: seconds, settleUntil: seconds, settler: address.optional() },
  highestBid: z.object({ orderHash: hash, maker: address, price: amount }).optional(),
  sale: z.object({ bidder: address, price: amount, transactionHash: hash }).optional(),
})

export const swap = z.object({
  ...{ orderHash: hash, maker: address, endTime: seconds, gives: z.array(piece), wants: z.array(piece) },
  status: z.enum(['active', 'inactive', 'filled', 'cancelled', 'expired']),
  payments: z.array(
    z.object({ by: z.enum(['maker', 'taker']), currency: address, amount, received: amount }),
  ),
})

export const agentTrade = z.object({
  ...{ atMs: z.int(), stage: z.enum(['prepared', 'refused', 'begun', 'executed', 'failed']) },
  ...{ id: z.string().optional(), tool: z.string(), title: z.string().optional() },
  input: z.record(z.string(), z.unknown()).optional().describe('What the agent asked for.'),
  ...{ market: z.string(), chainId: z.int(), account: address.optional() },
  pays: z.array(z.record(z.string(), z.unknown())).optional(),
  receives: z.array(z.record(z.string(), z.unknown())).optional(),
  approvals: z.array(address).optional(),
  ...{ reasons: z.array(z.string()).optional(), error: z.string().optional() },
  result: z.record(z.string(), z.unknown()).optional(),
  undo: z.array(z.string()).describe('The commands that take back what may still be open.'),
})

export const owned = z.object({
  ...{ ...stall, tokenId: id, name: foreign, units: amount },
  listing: z.object({ orderHash: hash, price: amount, currency: address }).optional(),
})

export const event = {
  ...{
    sequence: z.int(),
    type: z.enum(marketEventTypes),
    at: z.iso.datetime(),
    chain: z.string().optional(),
    chainId,
  },
  ...{ collection: foreign.optional(), contract: address.optional(), tokenId: id.optional() },
  ...{ orderHash: hash.optional(), reason: z.string().optional(), accounts: z.array(address) },
  isPartial: z.literal(true).optional().describe('The facts of the event are not known.'),
  ...{ side: z.enum(['ask', 'bid']).optional(), orderType: z.string().optional() },
  ...{
    maker: address.optional(),
    taker: address.optional(),
    from: address.optional(),
    to: address.optional(),
  },
  ...{ price: amount.optional(), endPrice: amount.optional(), currency: address.optional() },
  ...{ total: amount.optional(), remaining: amount.optional(), quantity: amount.optional() },
  ...{ items: z.int().optional(), startTime: seconds.optional(), endTime: seconds.optional() },
  transactionHash: hash.optional(),
}
