import { type Address, zeroAddress } from 'viem'
import * as Conduit from '../../order/Conduit.js'
import { conduitControllerAddress, knownConduitAddress, seaportAddress } from '../../order/constants.js'
import { isSameAddress, looksAlike } from '../../order/sides.js'
import type { Power } from '../effects/Effects.js'
import { type Context, type Finding, finding } from '../findings/Finding.js'
import { accountText } from '../findings/words.js'

/** Checks of accounts that receive items or powers. */

/**
 * Checks an account that receives items from the user.
 *
 * @param token - The token contract, or the zero address for the native currency.
 */
export function recipientFindings(recipient: Address, token: Address, context: Context): readonly Finding[] {
  const alike = lookAlikeOf(recipient, context)
  if (alike) return [lookAlikeFinding(recipient, alike)]
  if (isKnownAccount(recipient, context)) return []
  if (
    isSameAddress(recipient, zeroAddress) ||
    isSameAddress(recipient, token) ||
    isContract(recipient, context)
  )
    return [
      finding(
        'blocking',
        'recipientCannotKeep',
        9030,
        `${recipient} is a contract or not an account. What you send there is lost.`,
        { recipient },
      ),
    ]
  return [
    finding(
      'warning',
      'unknownRecipient',
      9031,
      `Nothing is known about ${recipient}. You cannot get back what you send there.`,
      { recipient },
    ),
  ]
}

/**
 * Returns the known account that an address imitates. People compare the first and last digits, and scammers generate
 * such addresses.
 */
export function lookAlikeOf(address: Address, context: Context): Address | undefined {
  const originals = knownAccounts(context)
  if (originals.some((known) => isSameAddress(known, address))) return undefined
  return originals.find((known) => looksAlike(known, address))
}

export function lookAlikeFinding(recipient: Address, original: Address): Finding {
  return finding(
    'blocking',
    'recipientLooksAlike',
    9004,
    `The recipient ${recipient} looks like ${original} but is another account.`,
    { recipient, original },
  )
}

/** Returns whether an account is known: by name, as a recipient, or as the user's own. */
export function isKnownAccount(address: Address, context: Context): boolean {
  return knownAccounts(context).some((known) => isSameAddress(known, address))
}

/** Returns whether an account is a named contact, such as the user's own vault or a friend, and not a fee recipient. */
export function isContact(address: Address, { names = [], trusted }: Context): boolean {
  const isMeant = (known: Address) => isSameAddress(known, address)
  return names.some((one) => isMeant(one.address)) && !(trusted?.recipients ?? []).some(isMeant)
}

function knownAccounts({ account, names = [], trusted }: Context): readonly Address[] {
  return [
    ...(account ? [account] : []),
    ...names.map(({ address }) => address),
    ...(trusted?.recipients ?? []),
  ]
}

function isContract(address: Address, { tokens = [], trusted }: Context): boolean {
  const contracts = [
    ...knownOperators(trusted),
    conduitControllerAddress,
    ...tokens.map((token) => token.address),
    ...(trusted?.collections ?? []),
    ...(trusted?.currencies ?? []),
    ...(trusted?.wrapped ?? []),
  ]
  return contracts.some((contract) => isSameAddress(contract, address))
}

/** Checks granted powers. Scammers empty wallets with approvals for unknown accounts, without any order. */
export function powerFindings(powers: readonly Power[], context: Context): readonly Finding[] {
  return powers.flatMap((power) => {
    const { holder, token, scope, amountOrId } = power
    const isUnlimited = scope === 'amount' && amountOrId === undefined
    if (!isKnownHolder(power, context))
      return [
        finding(
          'blocking',
          'unknownOperator',
          9021,
          token === undefined
            ? `The code of ${accountText(holder, context)} is unknown. It could take everything that your account has.`
            : `${accountText(holder, context)} is neither the exchange nor a known conduit. It could take everything that it may move.`,
          { operator: holder, token },
        ),
      ]
    return isUnlimited
      ? [
          finding(
            'note',
            'unlimitedApproval',
            9022,
            'The approval has no limit and stays until you revoke it.',
            { operator: holder, token },
          ),
        ]
      : []
  })
}

function isKnownHolder({ holder, token }: Power, { trusted }: Context): boolean {
  const known = token === undefined ? (trusted?.delegates ?? []) : knownOperators(trusted)
  return known.some((address) => isSameAddress(address, holder))
}

function knownOperators(trusted: Context['trusted'] = {}): readonly Address[] {
  const { exchanges = [], operators = [], conduitKeys = [] } = trusted
  const conduits = conduitKeys.filter((key) => !Conduit.isNone(key)).map((key) => Conduit.operator(key))
  return [seaportAddress, knownConduitAddress, ...exchanges, ...operators, ...conduits]
}
