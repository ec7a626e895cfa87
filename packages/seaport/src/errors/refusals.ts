import type { errorsAbi } from './errorsAbi.js'

type ErrorName = Extract<(typeof errorsAbi)[number], { type: 'error' }>['name']

/** What each refusal means to a person, and the way out. The type keeps the table complete. */
export const refusals: Readonly<Record<ErrorName, readonly [sentence: string, remedy: string]>> = {
  // The order itself.
  BadContractSignature: [
    'The contract account of the offerer did not accept the signature.',
    'Have the order signed again, or validated on chain by that account.',
  ],
  BadFraction: [
    'The part of the order that was asked for is no fraction between 0 and 1.',
    'Choose from 1 up to all units.',
  ],
  BadSignatureV: ['The signature has a malformed last byte.', 'Have the order signed again.'],
  InvalidSignature: [
    'The signature is malformed.',
    'Have the order signed again, with 64 or 65 bytes or as part of a bulk.',
  ],
  InvalidSigner: [
    'The signature is not the offerer’s for this order, or the offerer has cancelled all earlier orders.',
    'Look for a newer order.',
  ],
  InvalidTime: [
    'The order has ended, or has not started yet.',
    'Compare its times with the clock of the chain.',
  ],
  OrderAlreadyFilled: ['The order is already filled.', 'Look for another order.'],
  OrderIsCancelled: ['The order is cancelled.', 'Look for another order.'],
  OrderPartiallyFilled: [
    'Somebody else has filled the order since, as a whole or in part, and this way of filling takes only an untouched one.',
    'Read it again: it may be gone, or something may be left of it.',
  ],
  CannotCancelOrder: [
    'Only the account that made the order, or its zone, can cancel it; orders of contracts cannot be cancelled.',
    'Use that account.',
  ],
  PartialFillsNotEnabledForOrder: ['The order can only be filled as a whole.', 'Fill all of it.'],
  InexactFraction: [
    'The order cannot be split into this number of units.',
    'Choose a number of units that divides every amount.',
  ],
  MissingItemAmount: [
    'An item of the order comes to nothing.',
    'Fill more units, or have the order made with larger amounts.',
  ],
  MissingOriginalConsiderationItems: [
    'Payments that the offerer signed are missing.',
    'Send the order with everything that was signed.',
  ],
  ConsiderationLengthNotEqualToTotalOriginal: [
    'The order carries tips, which an order that is validated or made by a contract cannot.',
    'Take the tips out.',
  ],
  UnusedItemParameters: [
    'A currency item has an identifier, or the native currency a token address.',
    'The order has to be made anew; it cannot be filled.',
  ],
  InvalidNativeOfferItem: [
    'An order offers the native currency, which only works when it is matched by its own offerer.',
    'Offer the wrapped currency.',
  ],
  InvalidBasicOrderParameterEncoding: [
    'The call of a basic order is malformed.',
    'Fill it as a plain order.',
  ],
  // Sets of tokens.
  InvalidProof: [
    'The chosen token does not belong to the set that the order accepts.',
    'Choose another token, or pass its proof.',
  ],
  UnresolvedConsiderationCriteria: [
    'The order asks for any token of a set, and none was chosen.',
    'Choose a token for each such item.',
  ],
  UnresolvedOfferCriteria: [
    'The order gives any token of a set, and none was chosen.',
    'Choose a token for each such item.',
  ],
  CriteriaNotEnabledForItem: [
    'A token was chosen for an item that names its token already.',
    'Choose tokens only for items that accept a set.',
  ],
  OrderCriteriaResolverOutOfRange: [
    'A token was chosen for an order that is not there.',
    'Compare the choices with the orders.',
  ],
  OfferCriteriaResolverOutOfRange: [
    'A token was chosen for an offered item that is not there.',
    'Compare the choices with the order.',
  ],
  ConsiderationCriteriaResolverOutOfRange: [
    'A token was chosen for an asked item that is not there.',
    'Compare the choices with the order.',
  ],
  // Payment.
  ConsiderationNotMet: [
    'What is given does not cover everything that an order asks for.',
    'Compare the amounts of the orders.',
  ],
  InsufficientNativeTokensSupplied: [
    'Less of the native currency was sent than the order asks for.',
    'Prepare the fill again; the price may have moved.',
  ],
  InvalidMsgValue: [
    'The native currency sent does not fit this kind of order.',
    'Send it only with orders that ask for it.',
  ],
  NativeTokenTransferGenericFailure: [
    'A recipient of the payment did not accept the native currency.',
    'It cannot be filled this way; ask for an order in the wrapped currency.',
  ],
  // Several orders at once.
  NoSpecifiedOrdersAvailable: ['None of the orders can be filled any more.', 'Look for other orders.'],
  InvalidFulfillmentComponentData: [
    'Items were put together that do not belong together.',
    'Prepare the transaction again.',
  ],
  MismatchedFulfillmentOfferAndConsiderationComponents: [
    'An offered item was matched with an asked item of another kind.',
    'Prepare the match again.',
  ],
  MissingFulfillmentComponentOnAggregation: ['A group of items is empty.', 'Prepare the transaction again.'],
  OfferAndConsiderationRequiredOnFulfillment: ['A match lacks one of its sides.', 'Prepare the match again.'],
  // Tokens.
  TokenTransferGenericFailure: [
    'A token could not be moved: its owner no longer holds it, or has taken back the approval.',
    'Prepare the transaction again to see which.',
  ],
  ERC1155BatchTransferGenericFailure: [
    'Tokens could not be moved: their owner no longer holds them, or has taken back the approval.',
    'Prepare the transaction again to see which.',
  ],
  BadReturnValueFromERC20OnTransfer: ['A currency said that it did not move.', 'Use another currency.'],
  Invalid1155BatchTransferEncoding: [
    'A transfer of several tokens is malformed.',
    'Prepare the transaction again.',
  ],
  InvalidERC721TransferAmount: [
    'A single token was asked for more than once.',
    'Fill orders of the same token one at a time.',
  ],
  NoContract: ['There is no contract at the address of a token.', 'Check the chain and the token.'],
  // Zones and contracts that make orders.
  InvalidRestrictedOrder: ['The zone of the order did not agree to this fill.', 'Ask who runs the zone.'],
  InvalidContractOrder: [
    'The contract that makes the order did not agree to this fill.',
    'Ask for a new order.',
  ],
  NoReentrantCalls: ['A token or receiver called back into the exchange.', 'Leave that token out.'],
  InvalidExtraData: [
    'The zone did not understand the extra data.',
    'Fetch it again from the market of the order.',
  ],
  InvalidExtraDataLength: [
    'The extra data for the zone has the wrong length.',
    'Fetch it again from the market of the order.',
  ],
  InvalidFulfiller: ['The zone lets only another account fill the order.', 'Use that account.'],
  InvalidReceivedItem: [
    'The zone expects another token.',
    'Choose the token that the market gave leave for.',
  ],
  InvalidSIP6Version: [
    'The extra data is of a version that the zone does not know.',
    'Fetch it again from the market of the order.',
  ],
  InvalidSubstandardSupport: [
    'The extra data lacks what the zone requires.',
    'Fetch it again from the market of the order.',
  ],
  InvalidSubstandardVersion: [
    'The extra data is of a version that the zone does not know.',
    'Fetch it again from the market of the order.',
  ],
  AuctionRunning: ['The auction is still running.', 'Settle it after its end; only the seller can before.'],
  BidMissing: ['The settlement names a bid that is not part of the match.', 'Ask for the settlement again.'],
  OnlySellerSettles: ['Only the seller can settle this auction.', 'Wait for the seller.'],
  SellerUnderpaid: [
    'The seller would get less than the auction’s terms promise.',
    'Choose a bid whose fees are within the terms.',
  ],
  SettlementOver: ['The settlement has run out.', 'Ask for a new one.'],
  SettlementUnsigned: [
    'The settlement is not signed by the settler whom the seller chose.',
    'Ask the market of the auction for a settlement.',
  ],
  UnknownTerms: ['The auction has terms that its zone does not know.', 'Wait for the seller to settle.'],
  InvalidZoneParameterEncoding: ['The call of the zone is malformed.', 'Prepare the fill again.'],
  SignatureExpired: ['The leave of the zone has run out.', 'Fetch it again from the market of the order.'],
  SignerNotActive: [
    'The leave of the zone is signed by nobody that it knows.',
    'Fetch it from the market of the order.',
  ],
  UnsupportedExtraDataVersion: [
    'The extra data is of a version that the contract does not know.',
    'Fetch it again from the market of the order.',
  ],
  // Conduits and their controller.
  InvalidConduit: ['The conduit of the order does not exist.', 'Use another conduit key or none.'],
  InvalidCallToConduit: ['The conduit of the order did not work.', 'Use another conduit key or none.'],
  ChannelClosed: ['The conduit does not work with this exchange.', 'Use another conduit key or none.'],
  ChannelStatusAlreadySet: ['The conduit is in this state already.', 'Nothing needs to be done.'],
  InvalidController: ['Only its controller can change the conduit.', 'Call the controller.'],
  InvalidItemType: [
    'A conduit was asked to move something that is no token.',
    'Prepare the transaction again.',
  ],
  CallerIsNotNewPotentialOwner: [
    'Only the account that is to own the conduit can accept it.',
    'Use that account.',
  ],
  CallerIsNotOwner: ['Only the owner of the conduit can do this.', 'Use that account.'],
  ChannelOutOfRange: ['The conduit has fewer channels.', 'Ask for the number of channels first.'],
  ConduitAlreadyExists: ['The conduit exists already.', 'Use it, or another key.'],
  InvalidCreator: ['A conduit key must begin with the address that makes it.', 'Choose the key so.'],
  InvalidInitialOwner: ['A conduit needs an owner.', 'Name one.'],
  NewPotentialOwnerAlreadySet: ['This account is named as the next owner already.', 'Let it accept.'],
  NewPotentialOwnerIsZeroAddress: [
    'The next owner cannot be nobody.',
    'Name an account, or cancel the change.',
  ],
  NoConduit: ['There is no such conduit.', 'Check the conduit key.'],
  NoPotentialOwnerCurrentlySet: ['No next owner is named.', 'Name one first.'],
  // The domain registry.
  DomainAlreadyRegistered: ['This domain is registered already.', 'Use its tag; nothing needs to be done.'],
  DomainIndexOutOfRange: ['The tag has fewer domains.', 'Ask for the number of domains first.'],
  // Tokens of their own accord.
  ERC20InsufficientAllowance: ['The approval of a currency is too small.', 'Approve it again.'],
  ERC20InsufficientBalance: ['An account holds too little of a currency.', 'Have it topped up.'],
  ERC20InvalidApprover: ['The currency takes no approval from this account.', 'Use another account.'],
  ERC20InvalidReceiver: ['The currency cannot go to this account.', 'Use another recipient.'],
  ERC20InvalidSender: ['The currency cannot come from this account.', 'Use another account.'],
  ERC20InvalidSpender: [
    'The currency cannot be approved for this account.',
    'Use another conduit key or none.',
  ],
  ERC721IncorrectOwner: ['A token belongs to somebody else.', 'Look for another order.'],
  ERC721InsufficientApproval: ['A token is not approved.', 'Have its owner approve it.'],
  ERC721InvalidApprover: ['This account cannot approve the token.', 'Use the account that owns it.'],
  ERC721InvalidOperator: [
    'The token cannot be approved for this account.',
    'Use another conduit key or none.',
  ],
  ERC721InvalidOwner: ['Nobody cannot own tokens.', 'Check the account.'],
  ERC721InvalidReceiver: ['The token cannot go to this account.', 'Use another recipient.'],
  ERC721InvalidSender: ['The token cannot come from this account.', 'Use another account.'],
  ERC721NonexistentToken: ['The token does not exist.', 'Check its identifier.'],
  ERC1155InsufficientBalance: ['An account holds too few of a token.', 'Fill fewer units.'],
  ERC1155InvalidApprover: ['This account cannot approve the token.', 'Use the account that owns it.'],
  ERC1155InvalidArrayLength: ['A transfer of several tokens is malformed.', 'Prepare the transaction again.'],
  ERC1155InvalidOperator: [
    'The token cannot be approved for this account.',
    'Use another conduit key or none.',
  ],
  ERC1155InvalidReceiver: ['The token cannot go to this account.', 'Use another recipient.'],
  ERC1155InvalidSender: ['The token cannot come from this account.', 'Use another account.'],
  ERC1155MissingApprovalForAll: ['The tokens are not approved.', 'Have their owner approve them.'],
  // Names of earlier releases.
  EtherTransferGenericFailure: [
    'A recipient of the payment did not accept the native currency.',
    'It cannot be filled this way; ask for an order in the wrapped currency.',
  ],
  InsufficientEtherSupplied: [
    'Less of the native currency was sent than the order asks for.',
    'Prepare the fill again; the price may have moved.',
  ],
}

/** What the compiler's own checks mean (Solidity's panic codes). */
export const panics: Readonly<Record<number, string>> = {
  1: 'an assertion does not hold',
  17: 'a number became too large or negative',
  18: 'something was divided by zero',
  33: 'a number is none of the allowed values',
  34: 'stored data is malformed',
  49: 'an empty list was shortened',
  50: 'a list has fewer entries',
  65: 'too much memory was needed',
  81: 'a function that does not exist was called',
}
