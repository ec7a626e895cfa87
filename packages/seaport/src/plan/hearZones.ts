import { call } from 'viem/actions'
import { findRevertData } from '../errors/RevertedError.js'
import { toReverted } from '../errors/toReverted.js'
import type { Facts, ZoneAnswer } from '../facts/readFacts.js'
import { isAcceptedByZone } from '../facts/ZoneQuery.js'
import type { AnyClient } from '../node/batch.js'
import type { FillWish } from './FillWish.js'
import { toFill } from './fill.js'
import type { Party, SettleOptions } from './Party.js'
import { exactZoneQuery } from './zoneQuestion.js'

/** More gas than any exchange could leave for a zone. */
const mostGas = 10_000_000n

/**
 * Asks the zones that refused in the batch again, one call per zone, with the exchange as the sender and the exact
 * amounts. A zone may answer only the exchange, or check amounts that were unknown before.
 *
 * Reads: one `eth_call` per zone that refused.
 */
export async function hearZones(
  client: AnyClient,
  wishes: readonly FillWish[],
  heard: { facts: Facts; party: Party; settings: SettleOptions },
): Promise<Facts> {
  const { facts, party, settings } = heard
  const { fulfiller } = party
  const refused = wishes.filter(
    ({ orderHash }) => facts.zones.get(orderHash.toLowerCase())?.accepts === false,
  )
  const orderHashes = wishes.map(({ orderHash }) => orderHash)
  const answers = refused.map(async (wish): Promise<[string, ZoneAnswer]> => {
    const { fill } = toFill(wish, facts, { ...settings, fulfiller, isMatch: false })
    const answer = fill && (await ask(exactZoneQuery(wish, fill, { fulfiller, orderHashes })))
    return [wish.orderHash.toLowerCase(), answer ?? { accepts: false }]
  })
  return { ...facts, zones: new Map([...facts.zones, ...(await Promise.all(answers))]) }

  async function ask({ zone: to, data }: ReturnType<typeof exactZoneQuery>): Promise<ZoneAnswer> {
    try {
      const answer = await call(client, { account: settings.exchange, to, data, gas: mostGas })
      return { accepts: isAcceptedByZone(answer.data) }
    } catch (error) {
      return { accepts: false, refusal: await toReverted(findRevertData(error), error) }
    }
  }
}
