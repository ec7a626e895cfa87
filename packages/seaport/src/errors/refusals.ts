import type { errorsAbi } from './errorsAbi.js'

type ErrorName = Extract<(typeof errorsAbi)[number], { type: 'error' }>['name']

/** The meaning and remedy of each contract error, for users. The type keeps the table complete. */
export const refusals: Readonly<Record<ErrorName, readonly [sentence: string, remedy: string]>> = {
  // The order itself.
  BadContractSignature: [
    'The contract account of the offerer did not accept the signature.',
    'Have the order signed again, or validated on chain by that account.',
  ],
  BadFraction: [
    'The requested part of the order is not a fraction between 0 and 1.',
    'Choose from 1 up to all units.',
  ],
  BadSignatureV: ['The signature has a malformed last byte.', 'Have the order signed again.'],
  InvalidSignature: [
    'The signature is malformed.',
    'Have the order signed again, with 64 or 65 bytes or as a bulk order.',
  ],
  InvalidSigner: [
    'The signature is not the offerer’s for this order, or the offerer has cancelled all earlier orders.',
    'Look for a newer order.',
  ],
  InvalidTime: ['The order has ended, or has not started yet.', 'Compare its times with the chain’s clock.'],
  OrderAlreadyFilled: ['The order is already filled.', 'Look for another order.'],
  OrderIsCancelled: ['The order is cancelled.', 'Look for another order.'],
  OrderPartiallyFilled: [
    'Someone else has filled the order, completely or in part, and this kind of fill needs an unfilled order.',
    'Prepare the fill again to see whether a part remains.',
  ],
  CannotCancelOrder: [
    'Only the offerer or the zone can cancel the order. Contract orders cannot be cancelled.',
    'Use that account.',
  ],
  PartialFillsNotEnabledForOrder: ['The order can only be filled as a whole.', 'Fill all of it.'],
  InexactFraction: [
    'The order cannot be split into this number of units.',
    'Choose a number of units that divides every amount.',
  ],
  MissingItemAmount: [
    'An item of the order has the amount 0.',
    'Fill more units, or ask for an order with larger amounts.',
  ],
  MissingOriginalConsiderationItems: [
    'Consideration items that the offerer signed are missing.',
    'Send the order with all signed items.',
  ],
  ConsiderationLengthNotEqualToTotalOriginal: [
    'The order has tips, but validated orders and contract orders cannot have any.',
    'Remove the tips.',
  ],
  UnusedItemParameters: [
    'A currency item has an identifier, or the native currency a token address.',
    'The order cannot be filled. Ask for a new order.',
  ],
  InvalidNativeOfferItem: [
    'An order offers the native currency, which is possible only in a match that its offerer sends.',
    'Offer the wrapped currency.',
  ],
  InvalidBasicOrderParameterEncoding: [
    'The call of a basic order is malformed.',
    'Fill it as a regular order.',
  ],
  // Sets of tokens.
  InvalidProof: [
    'The chosen token is not in the set that the order accepts.',
    'Choose another token, or pass its proof.',
  ],
  UnresolvedConsiderationCriteria: [
    'The order asks for any token of a set, but none was chosen.',
    'Choose a token for each such item.',
  ],
  UnresolvedOfferCriteria: [
    'The order offers any token of a set, but none was chosen.',
    'Choose a token for each such item.',
  ],
  CriteriaNotEnabledForItem: [
    'A token was chosen for an item that is not criteria-based.',
    'Choose tokens only for criteria items.',
  ],
  OrderCriteriaResolverOutOfRange: [
    'A token was chosen for an order that does not exist.',
    'Compare the choices with the orders.',
  ],
  OfferCriteriaResolverOutOfRange: [
    'A token was chosen for an offer item that does not exist.',
    'Compare the choices with the order.',
  ],
  ConsiderationCriteriaResolverOutOfRange: [
    'A token was chosen for a consideration item that does not exist.',
    'Compare the choices with the order.',
  ],
  // Payment.
  ConsiderationNotMet: [
    'The offered amounts do not cover the consideration of an order.',
    'Compare the amounts of the orders.',
  ],
  InsufficientNativeTokensSupplied: [
    'Less of the native currency was sent than the order asks for.',
    'Prepare the fill again. The price may have changed.',
  ],
  InvalidMsgValue: [
    'The native currency that was sent does not fit this kind of order.',
    'Send it only with orders that ask for it.',
  ],
  NativeTokenTransferGenericFailure: [
    'A recipient of the payment did not accept the native currency.',
    'The order cannot be filled this way. Ask for an order in the wrapped currency.',
  ],
  // Several orders at once.
  NoSpecifiedOrdersAvailable: ['None of the orders can be filled any more.', 'Look for other orders.'],
  InvalidFulfillmentComponentData: [
    'Items of different tokens or accounts were combined.',
    'Prepare the transaction again.',
  ],
  MismatchedFulfillmentOfferAndConsiderationComponents: [
    'An offer item was matched with a consideration item of another token.',
    'Prepare the match again.',
  ],
  MissingFulfillmentComponentOnAggregation: ['A group of items is empty.', 'Prepare the transaction again.'],
  OfferAndConsiderationRequiredOnFulfillment: [
    'A fulfillment has no offer or no consideration items.',
    'Prepare the match again.',
  ],
  // Tokens.
  TokenTransferGenericFailure: [
    'A token could not be moved. Its owner no longer holds it or has revoked the approval.',
    'Prepare the transaction again to see which.',
  ],
  ERC1155BatchTransferGenericFailure: [
    'Tokens could not be moved. Their owner no longer holds them or has revoked the approval.',
    'Prepare the transaction again to see which.',
  ],
  BadReturnValueFromERC20OnTransfer: [
    'A currency reported that its transfer failed.',
    'Use another currency.',
  ],
  Invalid1155BatchTransferEncoding: [
    'A transfer of several tokens is malformed.',
    'Prepare the transaction again.',
  ],
  InvalidERC721TransferAmount: [
    'An ERC721 token was requested more than once.',
    'Fill orders of the same token one at a time.',
  ],
  NoContract: ['There is no contract at the address of a token.', 'Check the chain and the token.'],
  // Zones and contract offerers.
  InvalidRestrictedOrder: [
    'The zone of the order did not allow this fill.',
    'Contact the operator of the zone.',
  ],
  InvalidContractOrder: ['The contract offerer did not allow this fill.', 'Ask for a new order.'],
  NoReentrantCalls: ['A token or receiver called back into the exchange.', 'Leave that token out.'],
  InvalidExtraData: [
    'The zone could not read the extra data.',
    'Fetch it again from the market of the order.',
  ],
  InvalidExtraDataLength: [
    'The extra data for the zone has the wrong length.',
    'Fetch it again from the market of the order.',
  ],
  InvalidFulfiller: ['The zone lets only another account fill the order.', 'Use that account.'],
  InvalidReceivedItem: ['The zone expects another token.', 'Choose the token that the market approved.'],
  InvalidSIP6Version: [
    'The extra data has a version that the zone does not know.',
    'Fetch it again from the market of the order.',
  ],
  InvalidSubstandardSupport: [
    'The extra data lacks what the zone requires.',
    'Fetch it again from the market of the order.',
  ],
  InvalidSubstandardVersion: [
    'The extra data has a version that the zone does not know.',
    'Fetch it again from the market of the order.',
  ],
  AuctionRunning: [
    'The auction is still running.',
    'Settle it after its end. Before, only the seller can settle.',
  ],
  BidMissing: ['The settlement names a bid that is not part of the match.', 'Ask for the settlement again.'],
  OnlySellerSettles: ['Only the seller can settle this auction.', 'Wait for the seller.'],
  SellerUnderpaid: [
    'The seller would get less than the auction’s terms promise.',
    'Choose a bid whose fees are within the terms.',
  ],
  SettlementOver: ['The settlement has expired.', 'Ask for a new one.'],
  SettlementUnsigned: [
    'The settlement is not signed by the settler whom the seller chose.',
    'Ask the market of the auction for a settlement.',
  ],
  UnknownTerms: [
    'The terms of the auction have a version that its zone does not know.',
    'Wait for the seller to settle.',
  ],
  InvalidZoneParameterEncoding: ['The call of the zone is malformed.', 'Prepare the fill again.'],
  SignatureExpired: [
    'The authorization of the zone has expired.',
    'Fetch it again from the market of the order.',
  ],
  SignerNotActive: [
    'The authorization of the zone has an unknown signer.',
    'Fetch it from the market of the order.',
  ],
  UnsupportedExtraDataVersion: [
    'The extra data has a version that the contract does not know.',
    'Fetch it again from the market of the order.',
  ],
  // Conduits and the ConduitController.
  InvalidConduit: ['The conduit of the order does not exist.', 'Use another conduit key or none.'],
  InvalidCallToConduit: ['The call to the conduit of the order failed.', 'Use another conduit key or none.'],
  ChannelClosed: ['The conduit does not accept this exchange.', 'Use another conduit key or none.'],
  ChannelStatusAlreadySet: [
    'The channel of the conduit already has this state.',
    'Nothing needs to be done.',
  ],
  InvalidController: ['Only its controller can change the conduit.', 'Call the controller.'],
  InvalidItemType: [
    'A conduit was asked to move an item that is not a token.',
    'Prepare the transaction again.',
  ],
  CallerIsNotNewPotentialOwner: ['Only the next owner can accept the conduit.', 'Use that account.'],
  CallerIsNotOwner: ['Only the owner of the conduit can do this.', 'Use that account.'],
  ChannelOutOfRange: ['The index is beyond the conduit’s channels.', 'Read the number of channels first.'],
  ConduitAlreadyExists: ['The conduit already exists.', 'Use it, or another key.'],
  InvalidCreator: ['A conduit key must begin with the address of its creator.', 'Choose such a key.'],
  InvalidInitialOwner: ['A conduit needs an owner.', 'Pass an owner.'],
  NewPotentialOwnerAlreadySet: ['This account is already the next owner.', 'Let it accept.'],
  NewPotentialOwnerIsZeroAddress: [
    'The next owner cannot be the zero address.',
    'Pass an account, or cancel the change.',
  ],
  NoConduit: ['There is no such conduit.', 'Check the conduit key.'],
  NoPotentialOwnerCurrentlySet: ['The conduit has no next owner.', 'Set one first.'],
  // The domain registry.
  DomainAlreadyRegistered: ['This domain is already registered.', 'Use its tag. Nothing needs to be done.'],
  DomainIndexOutOfRange: ['The index is beyond the tag’s domains.', 'Read the number of domains first.'],
  // Errors of tokens.
  ERC20InsufficientAllowance: ['The approval of a currency is too small.', 'Approve it again.'],
  ERC20InsufficientBalance: ['An account holds too little of a currency.', 'Add funds to the account.'],
  ERC20InvalidApprover: [
    'The currency does not accept an approval from this account.',
    'Use another account.',
  ],
  ERC20InvalidReceiver: ['The currency cannot go to this account.', 'Use another recipient.'],
  ERC20InvalidSender: ['The currency cannot come from this account.', 'Use another account.'],
  ERC20InvalidSpender: [
    'The currency cannot be approved for this account.',
    'Use another conduit key or none.',
  ],
  ERC721IncorrectOwner: ['A token belongs to another account.', 'Look for another order.'],
  ERC721InsufficientApproval: ['A token is not approved.', 'Have its owner approve it.'],
  ERC721InvalidApprover: ['This account cannot approve the token.', 'Use the account that owns it.'],
  ERC721InvalidOperator: [
    'The token cannot be approved for this account.',
    'Use another conduit key or none.',
  ],
  ERC721InvalidOwner: ['The zero address cannot own tokens.', 'Check the account.'],
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
    'The order cannot be filled this way. Ask for an order in the wrapped currency.',
  ],
  InsufficientEtherSupplied: [
    'Less of the native currency was sent than the order asks for.',
    'Prepare the fill again. The price may have changed.',
  ],
}

/** The meaning of Solidity's panic codes. */
export const panics: Readonly<Record<number, string>> = {
  1: 'an assertion does not hold',
  17: 'a number overflowed or became negative',
  18: 'a division by zero',
  33: 'a number is not a value of its enum',
  34: 'stored data is malformed',
  49: 'an empty list was shortened',
  50: 'an index is out of range',
  65: 'too much memory was needed',
  81: 'a function that does not exist was called',
}
