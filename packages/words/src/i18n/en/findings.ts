import type { Order } from '@souk/seaport'

/**
 * The facts of a finding as texts, by their names. `severity`: of the finding. `orders`: present if the sentence is about
 * several orders. `swap`: present if items are exchanged for items. Absent facts are undefined.
 */
export type FindingFacts = { readonly [fact: string]: string | undefined }

/** A sentence, or what makes it of facts. */
export type FindingSentence = string | ((facts: FindingFacts) => string)

/** The sentence of each finding of the guard. A sentence does without facts that are absent. */
export const findings = {
  invalidOrderFormat:
    'The order is neither a listing of one token for a currency nor an offer of a currency for one token.',
  erc20IdentifierNonZero: ({ field = 'An item' }) => `${field} is a currency but has a token id.`,
  erc20InvalidToken: ({ token = 'A contract', amount }) =>
    amount ? `${token} is a collection, but the order has an amount.` : `${token} is not an ERC20 token.`,
  erc20InsufficientAllowance: ({ token = 'currency' }) =>
    `The exchange or conduit of the order is not approved for the offered ${token}.`,
  erc20InsufficientBalance: ({ account = 'The offerer', held = 'less', needed }) =>
    needed
      ? `${account} has ${held}, but ${needed} is offered.`
      : `${account} does not have enough of the currency.`,
  erc721AmountNotOne: ({ field = 'An item' }) => `${field} is an ERC721 token, so its amount must be 1.`,
  erc721InvalidToken: ({ token = 'A contract', amount }) =>
    amount
      ? `${token} is a currency, but the order has a token id.`
      : `${token} is not an ERC721 collection.`,
  erc721DoesNotExist: ({ token = 'The collection', identifier = '?' }) =>
    `${token} has no token #${identifier}.`,
  erc721NotOwner: ({ account = 'The offerer', token = 'the collection', identifier = '?' }) =>
    `${account} does not own ${token} #${identifier}.`,
  erc721NotApproved: ({ token = 'collection' }) =>
    `The exchange or conduit of the order is not approved for the offered ${token}.`,
  erc721CriteriaNotPartialFill:
    'The order gives several tokens of a set, one per fill, so it must allow partial fills.',
  erc1155InvalidToken: ({ token = 'A contract' }) => `${token} is not an ERC1155 collection.`,
  erc1155NotApproved: ({ token = 'collection' }) =>
    `The exchange or conduit of the order is not approved for the offered ${token}.`,
  erc1155InsufficientBalance: ({ account = 'The offerer', held = 'less', needed, token, identifier }) =>
    needed
      ? `${account} has ${held} of ${token} #${identifier}, but ${needed} are offered.`
      : `${account} does not have enough units.`,
  considerationAmountZero: 'A part of what the order asks for has the amount 0.',
  considerationNullRecipient: 'A part goes to the zero address, where it is lost.',
  considerationExtraItems: 'The order asks for more than the price, the fees and the delivery to a buyer.',
  privateSaleToSelf: 'The order is a private sale to its own maker.',
  considerationZeroItems: 'Anyone could take what is offered for free: the order asks for nothing.',
  considerationDuplicateItem: 'The order asks for the same token for the same account twice.',
  offererReceivesNothing: 'The maker of the order would give items away and receive nothing.',
  privateSale: ({ taker = 'one account' }) => `Only ${taker} is meant to buy this.`,
  considerationAmountVelocityHigh: ({ severity, field = 'An amount' }) =>
    `${field} changes by more than ${severity === 'blocking' ? 50 : 5} % in half an hour.`,
  considerationAmountStepLarge: ({ field = 'An amount' }) =>
    `${field} changes in few large steps, since its amount is small.`,
  offerZeroItems: 'The order offers nothing.',
  offerAmountZero: 'A part of what the order offers has the amount 0.',
  offerMoreThanOneItem: ({ items = 'several' }) => `The order gives ${items} items at once.`,
  offerNativeItem:
    'The order offers the native currency, which the exchange cannot take from its maker. Only its wrapped token can be offered.',
  offerDuplicateItem: 'The order offers the same token twice.',
  offerAmountVelocityHigh: ({ severity, field = 'An amount' }) =>
    `${field} changes by more than ${severity === 'blocking' ? 50 : 5} % in half an hour.`,
  offerAmountStepLarge: ({ field = 'An amount' }) =>
    `${field} changes in few large steps, since its amount is small.`,
  primaryFeeMissing: 'The fee of the market is missing.',
  primaryFeeItemType: 'The fee of the market is not of the same item type as the price.',
  primaryFeeToken: 'The fee of the market is in another token than the price.',
  primaryFeeStartAmount: 'The fee of the market is too low at the start.',
  primaryFeeEndAmount: 'The fee of the market is too low at the end.',
  primaryFeeRecipient: 'The fee of the market goes to another account.',
  orderCancelled: 'The order is cancelled.',
  orderFullyFilled: 'The order is already filled.',
  contractOrderStatus: 'A contract generates this order, so it has no status.',
  endTimeBeforeStartTime: 'The order ends before it starts.',
  orderExpired: 'The order has ended.',
  distantExpiration: ({ orders }) =>
    orders
      ? 'The orders stay open for more than 26 weeks. Prices may change until then.'
      : 'The order stays open for more than 26 weeks. Prices may change until then.',
  orderNotActive: 'The order has not started yet.',
  shortOrder: ({ orders }) =>
    orders ? 'The orders are open for less than 30 minutes.' : 'The order is open for less than 30 minutes.',
  conduitKeyInvalid: ({ conduitKey = '' }) => `The conduit of the order does not exist (key ${conduitKey}).`,
  conduitMissingSeaportChannel: ({ conduitKey = '' }) =>
    `The conduit of the order does not let the exchange move tokens (key ${conduitKey}).`,
  signatureInvalid: ({ offerer = 'the offerer' }) => `The signature is not that of ${offerer}.`,
  signatureOfContractOrder: 'A contract generates this order, so it has no signature.',
  counterLow: 'Its maker has cancelled the order along with all others.',
  counterHigh: 'The counter of the order is not its maker’s current one.',
  originalConsiderationItems: ({ items, total }) =>
    items && total
      ? `The order asks for ${items} parts, but ${total} count as signed. Further parts are tips.`
      : 'The order asks for a different number of parts than it signs.',
  creatorFeeMissing: 'The fee of the creator is missing.',
  creatorFeeItemType: 'The fee of the creator is not of the same item type as the price.',
  creatorFeeToken: 'The fee of the creator is in another token than the price.',
  creatorFeeStartAmount: 'The fee of the creator is too low at the start.',
  creatorFeeEndAmount: 'The fee of the creator is too low at the end.',
  creatorFeeRecipient: 'The fee of the creator goes to another account.',
  nativeTokenAddress: ({ field = 'An item' }) => `${field} is the native currency but has a token contract.`,
  nativeIdentifierNonZero: ({ field = 'An item' }) => `${field} is the native currency but has a token id.`,
  nativeInsufficientBalance: ({ account = 'The offerer', held = 'less', needed }) =>
    needed ? `${account} has ${held}, but needs ${needed}.` : `${account} does not have enough.`,
  zoneInvalid: ({ zone = '' }) => `The zone ${zone} does not declare the zone interface.`,
  zoneRejectedOrder: ({ zone = '' }) => `The zone ${zone} rejected this fill in a test call.`,
  zoneNotSet: 'The order is restricted by a zone but has none, so it cannot be filled.',
  zoneWithoutCode: ({ zone = '' }) =>
    `The zone ${zone} is an account without code. Only its owner can fill the order.`,
  merkleSingleLeaf: 'A list of one token needs no tree.',
  merkleUnsorted: 'The token ids are not in the order of their hashes.',
  contractOffererInvalid: ({ offerer = 'The offerer' }) =>
    `${offerer} does not declare that it generates orders.`,
  offererReceivesNextToNothing: 'You would receive almost nothing for what you give.',
  freePrivateSale: ({ taker = 'one account' }) =>
    `Everything would go to ${taker}, and you would receive nothing.`,
  getsLessOfTheSame: ({ gives, gets, token }) =>
    gives
      ? `You would give ${gives} and get ${gets} of the same token (${token}).`
      : 'You would get less of the same token than you give.',
  proceedsToStrangers: ({ share = 'A large part', recipients = 'unknown accounts' }) =>
    `${share} of the price would go to others: ${recipients}.`,
  recipientLooksAlike: ({ recipient = 'A recipient', original = 'a known account' }) =>
    `${recipient} looks like ${original}, but is a different account. Scammers create look-alike addresses.`,
  unlimitedAmount: ({ token = 'a currency' }) =>
    `The order offers an unlimited amount of ${token}: everything that you have, now and in the future.`,
  wrongChain: ({ actual, expected }) =>
    actual && expected
      ? `This is for chain ${actual}, not for chain ${expected}.`
      : 'This is for another chain.',
  unknownVerifyingContract: ({ verifyingContract, name, version }) =>
    verifyingContract
      ? `${verifyingContract} is not the exchange. A signature or call for it can do anything.`
      : `The signature is for ${name ?? '?'} ${version ?? '?'}, not for Seaport 1.5.`,
  unreviewedOrder: 'This order is not one that you have reviewed, but would be signed with them.',
  unknownConduit: ({ conduitKey = '' }) => `The order uses an unknown conduit (key ${conduitKey}).`,
  unknownZone: ({ severity, zone = '' }) =>
    severity === 'note'
      ? `An unknown zone, ${zone}, can cancel the order.`
      : `An unknown zone, ${zone}, decides who can fill the order.`,
  priceFarUnderFloor: ({ price, floor, several, orders }) =>
    !price || !floor
      ? orders
        ? 'The prices are far below the cheapest of their kind.'
        : 'The price is far below the cheapest of its kind.'
      : several
        ? `You would get ${price} for all items. At the cheapest listings of their kind, they cost ${floor} together.`
        : orders
          ? `You would get ${price} for each. The cheapest of their kind is for sale at ${floor}.`
          : `You would get ${price}. The cheapest of its kind is for sale at ${floor}.`,
  priceFarUnderLastSale: ({ price, lastSale, orders }) =>
    price && lastSale
      ? orders
        ? `You would get ${price} for each. Each was last sold for ${lastSale}.`
        : `You would get ${price}. It was last sold for ${lastSale}.`
      : orders
        ? 'The prices are far below the last sales.'
        : 'The price is far below the last sale.',
  priceFarOverFloor: ({ price, floor, several, orders }) =>
    !price || !floor
      ? `You would pay several times the price of the cheapest of ${orders ? 'their' : 'its'} kind.`
      : several
        ? `You would pay ${price} for all items. At the cheapest listings of their kind, they cost ${floor} together.`
        : orders
          ? `You would pay ${price} for each. The cheapest of their kind is for sale at ${floor}.`
          : `You would pay ${price}. The cheapest of its kind is for sale at ${floor}.`,
  offersManyTokens: ({ tokens = 'many' }) => `The order gives ${tokens} tokens at once.`,
  offersAnyToken: ({ token = 'a collection', criteria }) =>
    criteria === '0' || criteria === undefined
      ? `The order gives any token of ${token}. The other party chooses which.`
      : `The order gives any token of a list of ${token}. The other party chooses which.`,
  neverEnds: ({ orders }) =>
    orders
      ? 'The orders never end. They can be filled at these prices whenever their maker holds the items.'
      : 'The order never ends. It can be filled at this price whenever its maker holds these items.',
  givesTokenAndMoney: ({ sum }) =>
    sum ? `You give items, and also pay ${sum}.` : 'You give items, and also pay money.',
  priceCollapses: 'What you receive falls to less than a tenth while the order is open.',
  amountOverflow: ({ field = 'an amount' }) =>
    `The exchange cannot compute the change of ${field}, because the numbers are too large.`,
  unknownTypes: ({ to, selector, primaryType }) =>
    to && selector
      ? `The call ${selector} of ${to} is unknown. It could do anything.`
      : primaryType
        ? `What would be signed (${primaryType}) is not understood. Do not sign it unless you know what it does.`
        : 'What this does is unknown. It could do anything.',
  unknownOperator: ({ operator = 'A contract', token, isCode }) =>
    isCode || !token
      ? `The code of ${operator} is unknown. It could take everything that your account has.`
      : `${operator} is neither the exchange nor a known conduit. It could take everything that it may move.`,
  unlimitedApproval: 'The approval has no limit and stays until you revoke it.',
  unexpectedValue: ({ sent, due }) =>
    sent && due
      ? `You would send ${sent}, but the orders cost ${due} at most.`
      : `${sent ?? 'Money'} would be sent with the call, which does not need it.`,
  recipientIsStranger: ({ recipient = 'someone else' }) => `Your purchase goes to ${recipient}, not to you.`,
  unknownCurrency: ({ token = 'a currency', orders }) =>
    `${orders ? 'The prices are' : 'The price is'} in ${token}, a currency that this market does not know. Anyone can create a token with a well-known name, so it may be worthless.`,
  tokenLooksAlike: ({ token = 'A token', name = 'as a known one', original = '' }) =>
    `${token} calls itself ${name}, but it is not the known token of that name (${original}).`,
  worthNotChecked: ({ units, orders, swap }) => {
    if (swap)
      return units === undefined
        ? 'It was not checked whether this swap is fair: not everything in it has a market price.'
        : 'It was not checked whether this swap is fair: its market prices are in different currencies, and approximate prices (≈) are never used to decide.'
    if (units === undefined)
      return orders
        ? 'These prices were not checked: there are no market prices to compare them with.'
        : 'This price was not checked: there is no market price to compare it with.'
    return `${orders ? 'These prices were' : 'This price was'} not checked: other listings use a different currency, and approximate prices (≈) are never used to decide.`
  },
  unknownCollection: ({ token = '' }) =>
    `This market does not list the collection ${token}. It may be a copy of a well-known one.`,
  getsLessWorth: 'What you get is worth much less than what you give.',
  recipientCannotKeep: ({ recipient = 'The recipient' }) =>
    `${recipient} is a contract or not an account. What you send there is lost.`,
  unknownRecipient: ({ recipient = 'the recipient' }) =>
    `Nothing is known about ${recipient}. You cannot get back what you send there.`,
  unseenTokenList: ({ token = 'a collection' }) =>
    `You would get any token of a list of ${token} that you have not seen. Expect the cheapest of them.`,
  offerGrows: 'What you give grows to more than double while the order is open.',
  auctionNotEnforced:
    'The order has an auction zone but is not restricted by it. Anyone can fill it immediately, without an auction.',
  tipTooLarge: ({ share, recipients = 'others' }) =>
    share
      ? `Tips from your money, ${share} of the price, would go to ${recipients}.`
      : `Tips from your money, which are not part of the price, would go to ${recipients}.`,
  leftoversToStranger: ({ recipient = 'someone else' }) =>
    `The excess of what you give goes to ${recipient}.`,
  notTheWrappedToken: ({ token = 'The contract', severity }) =>
    severity === 'blocking'
      ? `${token} is not a known wrapped token. It may keep what you send.`
      : `${token} is not a known wrapped token, so what this call does is unknown.`,
  decimalsDiffer: ({ token = 'The token', shown = '?', actual = '?' }) =>
    `Amounts of ${token} are shown with ${shown} decimals, but the token has ${actual}.`,
  fieldsNotSigned: ({ fields }) =>
    fields
      ? `What would be signed differs from what the data shows: ${fields}.`
      : 'What would be signed differs from what the data shows.',
  signsBlindly: ({ severity }) =>
    severity === 'blocking'
      ? 'A signature of raw bytes can be an order or a transaction that gives everything away.'
      : 'The bytes to sign are not readable. Another contract may accept them as your consent.',
  foreignAccount: ({ account = 'another account' }) => `This is for the account ${account}, not for yours.`,
  simulationDiffers: ({ left, operator }) =>
    left
      ? `In the simulation, ${left} left your account. The data of the call does not show this.`
      : `In the simulation, ${operator ?? 'another account'} got power over your tokens. The data of the call does not show this.`,
  simulationFails: 'The simulation failed. Nothing would move, and you would lose the network fee.',
  textMisleads: ({ reason, one = '?', other = '?' }) => {
    switch (reason) {
      case 'otherAccount':
        return `The text signs in ${one}, which is not your account.`
      case 'otherSite':
        return `The text names the site ${one}, but the sign-in goes to ${other}.`
      case 'oddLetters':
        return `The name of the site, ${one}, has letters that may only look like those of another.`
      case 'otherChain':
        return `The sign-in is for chain ${one}, not for chain ${other}.`
      case 'moreRights':
        return 'The sign-in gives the site more rights than to identify you.'
      case 'hiddenMarks':
        return 'The text has invisible or direction marks, so it may look different from what you sign.'
      case 'emptyLines':
        return 'The text has many empty lines, so a part of it may be out of sight.'
      case 'keys':
        return 'Some applications derive keys from such a signature. Anyone who has it can act for you there.'
      default:
        return 'The text does something else than it seems to say.'
    }
  },
  signsForEveryChain: 'The authorization is valid on every chain, not only on this one.',
  deliversToStranger: ({ recipient = 'Another account' }) =>
    `${recipient} would get a token that the order asks for.`,
  paysSeveralCurrencies: 'You would pay in several currencies at once.',
  paysForOthers: ({ offerer = 'Another account', sum }) =>
    `${offerer} offers ${sum ?? 'money'}, which you would pay.`,
  networkFeeLarge: ({ sum }) =>
    sum ? `The network fee may be up to ${sum}.` : 'The network fee may be very high.',
} satisfies Record<Order.FindingName, FindingSentence>
