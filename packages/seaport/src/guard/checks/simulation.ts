import { isCriteria } from '../../order/Item.js'
import { isSameAddress } from '../../order/sides.js'
import { type Effects, type Moved, type Power, toItem } from '../effects/Effects.js'
import type { Simulation } from '../facts/simulate.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { accountText, itemText, listText } from '../findings/words.js'
import { powerFindings } from './parties.js'

/** Compares the simulated effects of a call with its data. */
export function simulationFindings(
  expected: Effects,
  { effects, failed }: Simulation,
  context: Context,
): readonly Finding[] {
  const more = effects.goes.filter((item) => item.least > mostOf(item, expected.goes))
  const powers = effects.powers.filter((power) => !expected.powers.some((other) => covers(other, power)))
  return [
    ...(failed
      ? [
          finding(
            'warning',
            'simulationFails',
            9044,
            'The simulation failed. Nothing would move, and you would lose the network fee.',
            {
              index: failed.index,
              returnData: failed.returnData,
            },
          ),
        ]
      : []),
    ...(more.length > 0
      ? [
          finding(
            'blocking',
            'simulationDiffers',
            9043,
            `In the simulation, ${listText(more.map((item) => itemText(toItem(item), context)))} left your account. The data of the call does not show this.`,
            { goes: more },
          ),
        ]
      : []),
    ...powerFindings(powers, context),
    ...powers.map(({ holder, token }) =>
      finding(
        'warning',
        'simulationDiffers',
        9043,
        `In the simulation, ${accountText(holder, context)} got power over your tokens. The data of the call does not show this.`,
        { holder, token },
      ),
    ),
  ]
}

function mostOf(item: Moved, expected: readonly Moved[]): bigint {
  return expected
    .filter(
      (other) =>
        isSameAddress(other.token, item.token) &&
        (other.identifierOrCriteria === item.identifierOrCriteria ||
          isCriteria(other) ||
          // For an unknown contract, calldata does not show whether a number is an amount or a token id.
          other.most === item.identifierOrCriteria),
    )
    .reduce((sum, { most }) => sum + most, 0n)
}

function covers(given: Power, found: Power): boolean {
  if (!isSameAddress(given.holder, found.holder) || !given.token || !found.token) return false
  return isSameAddress(given.token, found.token)
}
