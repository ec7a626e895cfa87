import { formatUnits } from 'viem'
import type { ErrorSentences } from './ErrorSentence.js'

/** The sentence of each error that a person can meet. A sentence does without facts that are absent. */
export const errors: ErrorSentences = {
  AbortedError: 'It was stopped on request.',
  'Auction.BidError': 'This bid cannot win the auction. Choose another one.',
  'Auction.SettlementError': 'This account cannot settle the auction with these data.',
  'Auction.TermsError': ({ field }) =>
    field === 'end' ? 'The auction’s end is not a valid time.' : 'The auction’s fees must be below 100 %.',
  'Batch.NoProviderError': 'No wallet is there. Install or choose one first.',
  'Batch.UnusableAnswerError': 'The node’s answer cannot be used. Try again.',
  'BulkOrder.HashMismatchError':
    'Your wallet signed something else, or with another account. Check the account and try again.',
  'BulkOrder.TooManyError': ({ count }) => `${count ?? 'So many'} orders are too many for one signature.`,
  'Cart.NotListingError': 'Only listings of a single item fit into the cart.',
  'Cart.QuantityError': ({ total }) =>
    `So many units cannot be bought${total === undefined ? '' : `; there are ${total}`}.`,
  'Check.AccountError': ({ asked }) =>
    `The server asks for another account than yours${asked ? `: ${asked}` : ''}. Nothing was sent.`,
  'Check.ChainError': ({ chainId }) =>
    `The server asks for a step on another network${chainId ? ` (${chainId})` : ''}. Nothing was sent.`,
  'Check.NoPriceError': 'The server names no price to compare with the one that you saw.',
  'Check.OrderError': 'The server asks you to sign something other than you requested. Nothing was signed.',
  'Check.PriceError': ({ amount, decimals }) =>
    `The price is not what you saw${amount === undefined || decimals === undefined ? '' : ` (now ${formatUnits(amount, decimals)})`}. Nothing was sent.`,
  'Check.RecipientError': ({ recipient }) =>
    `The server would send your items to someone else${recipient ? `: ${recipient}` : ''}. Nothing was sent.`,
  'Check.SpendingError': 'The step would spend more than the price that you saw. Nothing was sent.',
  'Check.TargetError': ({ address }) =>
    `The step concerns a contract that the app does not trust${address ? `: ${address}` : ''}. Nothing was sent.`,
  'Check.UnfitCallError': ({ call }, say) =>
    `The server asks for a call that does not belong here${say.said(call)}. Nothing was sent.`,
  'Check.ValueError': 'The step would send more than the price that you saw. Nothing was sent.',
  'Code.MissingError': 'A part of the app could not be loaded. Reload the page.',
  'Conduit.MovedError': 'The order’s conduit is at another address on this network.',
  'Conduit.UnusableError': ({ exists }) =>
    exists ? 'The order’s conduit does not accept the exchange.' : 'The order’s conduit does not exist.',
  'Draft.CounterError': 'All earlier orders were cancelled meanwhile. Begin again.',
  'Draft.EmptyItemError':
    'A part of the order would be 0, which the exchange refuses. Choose a larger amount.',
  'Draft.EndedError': ({ endTime }, say) =>
    `The end${endTime === undefined ? '' : ` (${say.time(endTime)})`} has already passed. Choose a later one.`,
  'Draft.EnglishAuctionCurrencyError': 'Auctions need a wrapped currency or another token currency.',
  'Draft.InBulkError': ({ index, count }, say) =>
    `${index === undefined ? '' : `Order ${index + 1} of ${count}: `}${say.cause()}`,
  'Draft.IndivisibleError': ({ pieces }) =>
    `The price does not split evenly among ${pieces ?? 'the'} pieces. Choose another price per piece.`,
  'Draft.MovingPriceError': 'A price that changes needs an end.',
  'Draft.NativeOfferedError': 'The native currency cannot be offered. Use its wrapped token.',
  'Draft.NothingOfferedError': 'The order offers nothing. Add an item.',
  'Draft.NullRecipientError': 'A part would go to the zero address, where it is lost.',
  'Draft.PrivateListingError': 'A reserved listing sells items to one account for one currency.',
  'Draft.SameOrderTwiceError': ({ first, second }) =>
    `${first === undefined || second === undefined ? 'Two orders' : `Orders ${first + 1} and ${second + 1}`} are identical.`,
  'Draft.SameTokenTwiceError': ({ tokenId }) =>
    `The order names an item twice${tokenId === undefined ? '' : ` (#${tokenId})`}.`,
  'Draft.SpentError': ({ state }) =>
    `An identical order was already ${state === 'cancelled' ? 'cancelled' : 'filled'}. Begin again.`,
  'Draft.TimeError': 'The order would end before it starts.',
  'Draft.TokenAmountError': 'This item exists only once, but the order names more.',
  'Draft.TooLargeError':
    'The numbers are too large for the exchange. Choose smaller amounts or an earlier end.',
  'Execute.ResponseError': ({ code, message, statusCode }, say) => say.market(code, [message], statusCode),
  'Execution.StoppedError': ({ reason }, say) => (reason ? say.error(reason) : 'It was stopped.'),
  'Expiration.MissingError': 'A price that changes needs an end.',
  'Fee.FeeTooSmallError': ({ basisPoints }, say) =>
    `The price is too low: a fee${basisPoints ? ` of ${say.percent(basisPoints)}` : ''} would be zero.`,
  'Fee.NothingLeftError': 'After the fees, nothing would be left. Raise the price.',
  'FeePlan.RecipientError': 'The market asks for a fee to the zero address, where it would be lost.',
  'FeePlan.TooHighError': ({ total, maximum }, say) =>
    `The market asks for more fees than this app allows${total && maximum ? `: ${say.percent(total)} instead of at most ${say.percent(maximum)}` : ''}.`,
  'FeePlan.UnknownError': 'The market does not know the item’s collection, so its fees are unknown.',
  'Feed.BrokenError': 'The connection to the market’s news broke off.',
  'Feed.SubscriptionError': ({ reason }, say) => `The market does not send these news${say.said(reason)}.`,
  'Flow.CancelledError': 'You cancelled the transaction in your wallet.',
  'Flow.CrossChainError':
    'The purchase across networks failed. Your balance at the service can be used again. Ask the market if it is missing.',
  'Flow.DataError': 'The market did not deliver what the next step needs. Try again.',
  'Flow.DeadlineError': 'It took too long, so the app stopped waiting.',
  'Flow.DroppedError': 'The network dropped the transaction, because another one took its place.',
  'Flow.EmptyItemError': 'The market asks for a step without content.',
  'Flow.FailedError': ({ details }, say) => `The transaction failed${say.said(details)}.`,
  'Flow.NoStepsError': ({ reasons }, say) => `The market offers no way to do this${say.said(reasons)}.`,
  'Flow.NoWalletError': 'No wallet is connected. Connect one first.',
  'Flow.NotPostedError': ({ reasons }, say) =>
    `The market did not accept what you signed${say.said(reasons)}.`,
  'Flow.NotResumableError': 'It cannot go on here: it is over, or it runs in another tab.',
  'Flow.PostUnknownError': 'The market did not say whether it has what you signed.',
  'Flow.ReplacedError': 'Another transaction took the place of this one.',
  'Flow.RevertedError': 'The contract reverted the transaction. Nothing has moved.',
  'Flow.TakenError': 'This already runs in another tab.',
  'Flow.UncheckedError': 'The market did not report the result.',
  'Flow.UnconfirmedError':
    'The network has not confirmed the transaction yet. Look it up before you try again.',
  'Flow.UnexpectedError': ({ reason }, say) =>
    `Something that the app does not know happened${say.said(reason)}.`,
  'Fraction.InexactError': 'The order cannot be split into this number of units. Choose another number.',
  'Holding.OwnerUnreadableError': 'The contract does not say who owns this.',
  'Item.QuantityError': ({ standard }) =>
    standard === 'erc721' ? 'This item exists only once.' : 'The quantity must be at least 1.',
  'Item.StandardError': ({ contract }) =>
    `The contract${contract ? ` ${contract}` : ''} is not a collection of a known kind.`,
  'Item.TokenIdError': 'The item’s number is missing or invalid.',
  'Market.BuiltOfferError':
    'The market would have you sign another offer than the one you made. Nothing was signed.',
  'Market.ChangedError': 'The signed order is not what the page showed. Nothing was sent.',
  'Market.NoBidError': 'No funded bid reaches the reserve at the moment.',
  'Market.OtherOrderError':
    'The market returned another order than the requested one. Do not trust its data.',
  'Market.ProtocolError': 'The order is for another exchange.',
  'Market.UntrueError':
    'The market shows something other than what was signed. Do not trust its data about this order.',
  'MarketApi.NoMatchingOrderError': ({ chain }, say) =>
    chain
      ? `The market has this order on another network: ${say.quote(chain)}.`
      : 'The market does not have this order.',
  'MarketApi.NotFoundError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'MarketApi.RateLimitedError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'MarketApi.RejectedError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'MarketApi.RepeatedCursorError': 'The market answers with the same page again and again.',
  'MarketApi.StreamBrokenError': 'The connection to the market’s news broke off.',
  'MarketApi.UnavailableError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'Names.RegistryError': 'The registry of names does not answer.',
  'Node.UnreachableError': 'The network’s node did not answer. Check the connection and try again.',
  'Order.BasicRouteError': 'The order cannot be filled by the simple route.',
  'Order.CancelledError': 'The order is cancelled.',
  'Order.CounterError': 'Its maker has cancelled all earlier orders, this one among them.',
  'Order.ExpiredError': ({ endTime }, say) =>
    `The order has ended${endTime === undefined ? '' : ` (${say.time(endTime)})`}.`,
  'Order.FilledError': 'The order is already filled.',
  'Order.FulfillerBalanceError': 'Your wallet does not have everything that the order asks for.',
  'Order.InvalidFieldError': ({ field }, say) => `A field of the order is invalid${say.said(field)}.`,
  'Order.MalformedError': 'The order can never be filled, because it contradicts itself.',
  'Order.MaximumError': 'It costs more than you saw.',
  'Order.MixedCurrenciesError': 'Fees need a single currency, but the order has several.',
  'Order.MovingPriceError':
    'The price of an order changes with time, so it cannot be filled together with the others.',
  'Order.NoneFillableError': ({ dropped }, say) =>
    `${dropped && dropped.length > 1 ? `None of the ${dropped.length} orders can be filled.` : 'The order cannot be filled.'} ${say.error(dropped?.[0]?.reasons?.[0])}`,
  'Order.NotAllFillableError': ({ dropped }, say) =>
    `Not all orders can be filled. ${say.error(dropped?.[0]?.reasons?.[0])}`,
  'Order.NotCurrencyError': ({ currency }) =>
    `The address${currency ? ` ${currency}` : ''} is not a currency.`,
  'Order.NotPrivateError': 'The order is not reserved for one account.',
  'Order.NotSimulatedError':
    'The node could not try out the call. The explanation uses only the data of the call.',
  'Order.NotStartedError': ({ startTime }, say) =>
    `The order has not started yet${startTime === undefined ? '' : ` (${say.time(startTime)})`}.`,
  'Order.NotTakerError': ({ taker }) => `The order is reserved for someone else${taker ? `: ${taker}` : ''}.`,
  'Order.NotYoursError': ({ offerer }) =>
    `Only its maker can cancel the order${offerer ? `: ${offerer}` : ''}.`,
  'Order.OffererApprovalError': 'Its maker revoked an approval that the order needs.',
  'Order.OffererBalanceError': 'Its maker no longer has what the order gives.',
  'Order.OverflowError': 'The numbers of the order are too large for the exchange.',
  'Order.ParseError': ({ path }, say) => `This is not a valid order${say.said(path)}.`,
  'Order.PayeeError': ({ payee }) =>
    `A recipient of the payment does not accept it${payee ? `: ${payee}` : ''}.`,
  'Order.PrivateListingError': ({ taker }) => `The listing is reserved${taker ? ` for ${taker}` : ''}.`,
  'Order.ProofError': ({ tokenId }) =>
    `The order does not accept item ${tokenId === undefined ? 'of this number' : `#${tokenId}`}.`,
  'Order.SameTokenTwiceError': ({ tokenId }) =>
    `An earlier order already takes this item${tokenId === undefined ? '' : ` (#${tokenId})`}.`,
  'Order.SignatureError': 'The signature is not from the order’s maker.',
  'Order.SignerError': ({ offerer }) =>
    `Another account signed than the one of the order${offerer ? `: ${offerer}` : ''}. Choose it in your wallet.`,
  'Order.SweepRefusedError': ({ refused }, say) =>
    `The exchange would refuse all of it because of ${refused && refused.length > 1 ? `${refused.length} orders` : 'one order'}. Nothing has moved. ${say.error(refused?.[0]?.reasons?.[0])}`,
  'Order.TipError': 'A tip of this amount cannot be split like the order. Choose another amount.',
  'Order.TokenKindError': ({ token }) =>
    `The order calls the token${token ? ` ${token}` : ''} something that it is not.`,
  'Order.UnitsError': ({ units }) =>
    `So many units cannot be filled${units === undefined ? '' : `; the order allows ${units}`}.`,
  'Order.UnmatchedError': 'The orders do not fit: something that one asks for is offered by none.',
  'Order.UnsafeError': 'The request is not a fair trade. Nothing was signed or sent.',
  'Order.UnsignedError': 'The order has no signature.',
  'Order.ZeroAmountError': 'A part of the order is 0 right now, so it cannot be filled.',
  'Order.ZoneError': ({ zone }) => `The zone of the order does not allow this${zone ? `: ${zone}` : ''}.`,
  'Poll.DeadlineError': 'The answer did not come in time.',
  'Price.AuctionCurrencyError': 'Auctions need a wrapped currency or another token currency.',
  'Price.BothWaysError': 'Both sides of the swap pay the same currency. Put the difference on one side.',
  'Price.DecimalsUnknownError': ({ currency }) =>
    `The currency${currency ? ` ${currency}` : ''} does not say how many decimals it has.`,
  'Price.EndPriceError': 'The price at the end cannot be above the price at the start.',
  'Price.OfferCurrencyError': 'Offers need a wrapped currency or another token currency.',
  'Price.StartPriceError': 'The price must be a number of 0 or more.',
  'Price.UndividedError': ({ quantity }) =>
    `The price cannot be divided by ${quantity ?? 'the number of'} units.`,
  'React.ExecutionUnknownError': ({ message }, say) =>
    `Something that the app does not know happened${say.said(message)}.`,
  'Request.BadResponseError': ({ status }) =>
    `The server refused the request${status ? ` (status ${status})` : ''}.`,
  'Request.FailedResponseError': ({ status }) =>
    `The server refused each attempt${status ? ` (status ${status})` : ''}. Try again later.`,
  'Request.InvalidJsonError': 'The server’s answer cannot be read.',
  'Request.MissingResponseError': 'The server could not be reached. Check the connection.',
  'Request.ProcessingError': 'The server’s answer broke off or cannot be used.',
  'Request.RedirectError': 'The server sent the request on to another address, which is not allowed here.',
  'Request.TimeoutError': 'The server did not answer in time.',
  'Request.TooLargeError': 'The server’s answer is too large.',
  'Step.UnknownKindError': 'The market asks for a step that the app does not know. Nothing was sent.',
  'Swap.BothSidesError': ({ tokenId }) =>
    `Both sides of the swap contain the same item${tokenId === undefined ? '' : ` (#${tokenId})`}.`,
  'Swap.TooManyTokensError': ({ quantity, most }) =>
    `The swap asks for too many items of a collection${most === undefined ? '' : `: ${quantity} of at most ${most}`}.`,
  'TokenIds.InvalidTokenIdsError': ({ part }, say) => `${say.quote(part)} is not a list of token ids.`,
  'TokenIds.TooManyTokenIdsError': ({ count, most }) =>
    `These are too many token ids${most === undefined ? '' : `: ${count} of at most ${most}`}.`,
  'Trade.InputError': ({ path }, say) =>
    `A value of the form is invalid${say.said(path)}. Go back and check what you entered.`,
  'Trade.LotError': ({ lot }) => `This order is sold only in lots${lot === undefined ? '' : ` of ${lot}`}.`,
  'Trade.NotAcceptedError': ({ tokenId }) =>
    `The order does not accept item ${tokenId === undefined ? 'of this number' : `#${tokenId}`}.`,
  'Trade.NotPostedError': ({ orders }) =>
    `${orders && orders.length > 1 ? `${orders.length} orders are` : 'The order is'} signed, but may not be on the market.`,
  'Trade.OwnOrderError': 'This order is your own. Cancel it instead.',
  'Trade.StoppedError': ({ sent, signed, isWalletAsked }) =>
    `It was stopped.${sent?.some(({ receipt }) => !receipt) ? ' A transaction was sent and may still be confirmed.' : ''}${signed?.length ? ' What you signed stays binding.' : ''}${isWalletAsked ? ' Your wallet may still show the request. Decline it there.' : ''}`,
  'Trade.TokenNeededError': 'The order accepts one of several items. Choose one.',
  'Trade.UnsignedOrdersError': ({ orderHashes }) =>
    `${orderHashes && orderHashes.length > 1 ? `${orderHashes.length} orders have` : 'An order has'} no signature.`,
  'Transaction.BatchFailedError': 'Your wallet dropped the request. Nothing has moved.',
  'Transaction.CancelledError': 'You cancelled the transaction in your wallet. Nothing has moved.',
  'Transaction.DroppedError': 'The network dropped the transaction. It moved nothing.',
  'Transaction.OutOfGasError': ({ hash }) =>
    `The gas limit was too low. ${hash ? 'Nothing has moved, but the network fee is spent.' : 'Nothing was sent.'}`,
  'Transaction.PartlyDoneError': 'Your wallet carried out only part of the request.',
  'Transaction.ReplacedError': 'Another transaction took its place in your wallet. This one moved nothing.',
  'Transaction.RevertedError': (facts, say) => say.reverted(facts),
  'Transaction.UnknownOutcomeError':
    'The network has not confirmed the transaction yet. It may still succeed.',
  'Transfer.RecipientError': ({ to }) => `No one can use what is sent there${to ? `: ${to}` : ''}.`,
  'Transfer.RefusedError': 'The contract refuses this transfer. Nothing was sent.',
  'Units.AmountTextError': ({ text, issue, decimals }, say) =>
    `${say.quote(text)} ${issue === 'notANumber' ? 'is not an amount' : `has more than ${decimals ?? 0} decimals`}.`,
  'Wallet.AccountError': ({ account }) =>
    `Your wallet uses another account${account ? ` than ${account}` : ''}. Choose the right one.`,
  'Wallet.AccountUnavailableError': ({ account }) =>
    `Your wallet does not offer the account${account ? ` ${account}` : ''}.`,
  'Wallet.AmountError': 'The amount must be above 0.',
  'Wallet.BusyError': 'An earlier request is still open in your wallet. Answer it there, then try again.',
  'Wallet.DeclinedError': 'You declined in your wallet.',
  'Wallet.FailedError': ({ reason }, say) => `Your wallet could not do it${say.said(reason)}.`,
  'Wallet.InsufficientBalanceError': 'Your wallet does not have enough of it.',
  'Wallet.InsufficientFundsForGasError': 'Your wallet cannot pay both the amount and the network fee.',
  'Wallet.NoAccountError': 'No account is connected. Connect your wallet.',
  'Wallet.NoHashError':
    'Your wallet did not say which transaction it sent. Check in the wallet what was sent.',
  'Wallet.NoSignatureError': 'Your wallet returned no signature.',
  'Wallet.NonceError':
    'Your wallet used a number that another transaction already has. Nothing was sent. Try again.',
  'Wallet.UnansweredError': ({ reason }, say) =>
    `Your wallet’s answer is unknown${say.said(reason)}. Check in the wallet what was sent.`,
  'Wallet.UnauthorizedError': 'Your wallet does not let this site use the account. Connect it again.',
  'Wallet.UnsupportedError': ({ reason }, say) =>
    `Your wallet cannot do this${say.said(reason)}. Use another wallet.`,
  'Wallet.UserRejectedError': 'You declined in your wallet. Nothing was signed or sent.',
  'Wallet.WatchOnlyError': 'You are only viewing this address. To sign or send, connect its wallet.',
  'Wallet.WrongChainError': ({ expected }) =>
    `Your wallet is on another network${expected ? ` than ${expected}` : ''}. Switch networks and try again.`,
  'Wire.InvalidFieldError': 'The server’s answer does not have the expected form.',
}
