import { formatUnits } from 'viem'
import type { ErrorSentences } from './ErrorSentence.js'

export const errors: ErrorSentences = {
  AbortedError: 'Es wurde auf Wunsch angehalten.',
  'Auction.BidError': 'Dieses Gebot kann die Auktion nicht gewinnen. Wähle ein anderes.',
  'Auction.SettlementError': 'Dieses Konto kann die Auktion mit diesen Daten nicht abschließen.',
  'Auction.TermsError': ({ field }) =>
    field === 'end'
      ? 'Das Ende der Auktion ist keine gültige Zeit.'
      : 'Die Gebühren der Auktion müssen unter 100 % liegen.',
  'Batch.NoProviderError': 'Es gibt keine Wallet. Installiere oder wähle zuerst eine.',
  'Batch.UnusableAnswerError': 'Die Antwort des Knotens ist unbrauchbar. Versuche es noch einmal.',
  'BulkOrder.HashMismatchError':
    'Deine Wallet hat etwas anderes signiert, oder mit einem anderen Konto. Prüfe das Konto und versuche es noch einmal.',
  'BulkOrder.TooManyError': ({ count }) => `${count ?? 'So viele'} Orders sind zu viele für eine Signatur.`,
  'Cart.NotListingError': 'In den Korb passen nur Inserate eines einzelnen Stücks.',
  'Cart.QuantityError': ({ total }) =>
    `So viele Stück sind nicht zu kaufen${total === undefined ? '' : `; es gibt ${total}`}.`,
  'Check.AccountError': ({ asked }) =>
    `Der Server verlangt ein anderes Konto als deines${asked ? `: ${asked}` : ''}. Nichts wurde gesendet.`,
  'Check.ChainError': ({ chainId }) =>
    `Der Server verlangt einen Schritt in einem anderen Netzwerk${chainId ? ` (${chainId})` : ''}. Nichts wurde gesendet.`,
  'Check.NoPriceError':
    'Der Server nennt keinen Preis, der sich mit dem vergleichen ließe, den du gesehen hast.',
  'Check.OrderError':
    'Der Server verlangt, dass du etwas anderes signierst, als du wolltest. Nichts wurde signiert.',
  'Check.PriceError': ({ amount, decimals }) =>
    `Der Preis ist nicht der, den du gesehen hast${amount === undefined || decimals === undefined ? '' : ` (jetzt ${formatUnits(amount, decimals)})`}. Nichts wurde gesendet.`,
  'Check.RecipientError': ({ recipient }) =>
    `Der Server würde deine Stücke an jemand anderen senden${recipient ? `: ${recipient}` : ''}. Nichts wurde gesendet.`,
  'Check.SpendingError':
    'Der Schritt würde mehr ausgeben als den Preis, den du gesehen hast. Nichts wurde gesendet.',
  'Check.TargetError': ({ address }) =>
    `Der Schritt betrifft einen Vertrag, dem die App nicht traut${address ? `: ${address}` : ''}. Nichts wurde gesendet.`,
  'Check.UnfitCallError': ({ call }, say) =>
    `Der Server verlangt einen Aufruf, der nicht hierher gehört${say.said(call)}. Nichts wurde gesendet.`,
  'Check.ValueError':
    'Der Schritt würde mehr senden als den Preis, den du gesehen hast. Nichts wurde gesendet.',
  'Code.MissingError': 'Ein Teil der App konnte nicht geladen werden. Lade die Seite neu.',
  'Conduit.MovedError': 'Der Kanal der Order hat in diesem Netzwerk eine andere Adresse.',
  'Conduit.UnusableError': ({ exists }) =>
    exists ? 'Der Kanal der Order nimmt die Börse nicht an.' : 'Den Kanal der Order gibt es nicht.',
  'Draft.CounterError': 'Alle früheren Orders wurden inzwischen storniert. Beginne noch einmal.',
  'Draft.EmptyItemError': 'Ein Teil der Order wäre 0. Das lehnt die Börse ab. Wähle einen größeren Betrag.',
  'Draft.EndedError': ({ endTime }, say) =>
    `Das Ende${endTime === undefined ? '' : ` (${say.time(endTime)})`} ist schon vorbei. Wähle ein späteres.`,
  'Draft.EnglishAuctionCurrencyError':
    'Auktionen brauchen eine gewrappte Währung oder eine andere Token-Währung.',
  'Draft.InBulkError': ({ index, count }, say) =>
    `${index === undefined ? '' : `Order ${index + 1} von ${count}: `}${say.cause()}`,
  'Draft.IndivisibleError': ({ pieces }) =>
    `Der Preis lässt sich nicht gleichmäßig auf ${pieces ?? 'die'} Stück aufteilen. Wähle einen anderen Preis pro Stück.`,
  'Draft.MovingPriceError': 'Ein Preis, der sich ändert, braucht ein Ende.',
  'Draft.NativeOfferedError': 'Die native Währung kann nicht angeboten werden. Nutze ihren gewrappten Token.',
  'Draft.NothingOfferedError': 'Die Order bietet nichts an. Füge ein Stück hinzu.',
  'Draft.NullRecipientError': 'Ein Teil ginge an die Nulladresse, wo er verloren ist.',
  'Draft.PrivateListingError': 'Ein reserviertes Inserat verkauft Stücke an ein Konto für eine Währung.',
  'Draft.SameOrderTwiceError': ({ first, second }) =>
    `${first === undefined || second === undefined ? 'Zwei Orders' : `Die Orders ${first + 1} und ${second + 1}`} sind gleich.`,
  'Draft.SameTokenTwiceError': ({ tokenId }) =>
    `Die Order nennt ein Stück zweimal${tokenId === undefined ? '' : ` (#${tokenId})`}.`,
  'Draft.SpentError': ({ state }) =>
    `Eine gleiche Order wurde schon ${state === 'cancelled' ? 'storniert' : 'ausgeführt'}. Beginne noch einmal.`,
  'Draft.TimeError': 'Die Order würde enden, bevor sie beginnt.',
  'Draft.TokenAmountError': 'Dieses Stück gibt es nur einmal, die Order nennt aber mehr.',
  'Draft.TooLargeError':
    'Die Zahlen sind zu groß für die Börse. Wähle kleinere Beträge oder ein früheres Ende.',
  'Execute.ResponseError': ({ code, message, statusCode }, say) => say.market(code, [message], statusCode),
  'Execution.StoppedError': ({ reason }, say) => (reason ? say.error(reason) : 'Es wurde angehalten.'),
  'Expiration.MissingError': 'Ein Preis, der sich ändert, braucht ein Ende.',
  'Fee.FeeTooSmallError': ({ basisPoints }, say) =>
    `Der Preis ist zu niedrig: Eine Gebühr${basisPoints ? ` von ${say.percent(basisPoints)}` : ''} wäre 0.`,
  'Fee.NothingLeftError': 'Nach den Gebühren bliebe nichts übrig. Erhöhe den Preis.',
  'FeePlan.RecipientError': 'Der Markt verlangt eine Gebühr an die Nulladresse, wo sie verloren wäre.',
  'FeePlan.TooHighError': ({ total, maximum }, say) =>
    `Der Markt verlangt mehr Gebühren, als diese App erlaubt${total && maximum ? `: ${say.percent(total)} statt höchstens ${say.percent(maximum)}` : ''}.`,
  'FeePlan.UnknownError':
    'Der Markt kennt die Kollektion des Stücks nicht. Deshalb sind ihre Gebühren unbekannt.',
  'Feed.BrokenError': 'Die Verbindung zu den Neuigkeiten des Marktes brach ab.',
  'Feed.SubscriptionError': ({ reason }, say) =>
    `Der Markt sendet diese Neuigkeiten nicht${say.said(reason)}.`,
  'Flow.CancelledError': 'Du hast die Transaktion in deiner Wallet abgebrochen.',
  'Flow.CrossChainError':
    'Der Kauf über Netzwerke hinweg ist gescheitert. Dein Guthaben beim Dienst ist weiter nutzbar. Frage den Markt, wenn es fehlt.',
  'Flow.DataError':
    'Der Markt hat nicht geliefert, was der nächste Schritt braucht. Versuche es noch einmal.',
  'Flow.DeadlineError': 'Es hat zu lange gedauert. Deshalb wartet die App nicht länger.',
  'Flow.DroppedError': 'Das Netzwerk hat die Transaktion verworfen, weil eine andere an ihre Stelle trat.',
  'Flow.EmptyItemError': 'Der Markt verlangt einen Schritt ohne Inhalt.',
  'Flow.FailedError': ({ details }, say) => `Die Transaktion ist gescheitert${say.said(details)}.`,
  'Flow.NoStepsError': ({ reasons }, say) => `Der Markt bietet dafür keinen Weg${say.said(reasons)}.`,
  'Flow.NoWalletError': 'Keine Wallet ist verbunden. Verbinde zuerst eine.',
  'Flow.NotPostedError': ({ reasons }, say) =>
    `Der Markt hat nicht angenommen, was du signiert hast${say.said(reasons)}.`,
  'Flow.NotResumableError': 'Hier geht es nicht weiter: Es ist vorbei oder läuft in einem anderen Tab.',
  'Flow.PostUnknownError': 'Der Markt hat nicht gesagt, ob er hat, was du signiert hast.',
  'Flow.ReplacedError': 'Eine andere Transaktion trat an die Stelle dieser.',
  'Flow.RevertedError': 'Der Vertrag hat die Transaktion zurückgewiesen. Nichts wurde bewegt.',
  'Flow.TakenError': 'Das läuft schon in einem anderen Tab.',
  'Flow.UncheckedError': 'Der Markt hat das Ergebnis nicht gemeldet.',
  'Flow.UnconfirmedError':
    'Das Netzwerk hat die Transaktion noch nicht bestätigt. Sieh nach, bevor du es noch einmal versuchst.',
  'Flow.UnexpectedError': ({ reason }, say) =>
    `Etwas, das die App nicht kennt, ist geschehen${say.said(reason)}.`,
  'Fraction.InexactError': 'Die Order lässt sich nicht auf diese Anzahl aufteilen. Wähle eine andere Anzahl.',
  'Holding.OwnerUnreadableError': 'Der Vertrag sagt nicht, wem das gehört.',
  'Item.QuantityError': ({ standard }) =>
    standard === 'erc721' ? 'Dieses Stück gibt es nur einmal.' : 'Die Anzahl muss mindestens 1 sein.',
  'Item.StandardError': ({ contract }) =>
    `Der Vertrag${contract ? ` ${contract}` : ''} ist keine Kollektion bekannter Art.`,
  'Item.TokenIdError': 'Die Nummer des Stücks fehlt oder ist ungültig.',
  'Market.BuiltOfferError':
    'Der Markt würde dich ein anderes Angebot signieren lassen als deines. Nichts wurde signiert.',
  'Market.ChangedError': 'Die signierte Order ist nicht, was die Seite gezeigt hat. Nichts wurde gesendet.',
  'Market.NoBidError': 'Zurzeit erreicht kein gedecktes Gebot das Mindestgebot.',
  'Market.OtherOrderError':
    'Der Markt hat eine andere Order geliefert als die verlangte. Traue seinen Daten nicht.',
  'Market.ProtocolError': 'Die Order ist für eine andere Börse.',
  'Market.UntrueError':
    'Der Markt zeigt etwas anderes, als signiert wurde. Traue seinen Daten über diese Order nicht.',
  'MarketApi.NoMatchingOrderError': ({ chain }, say) =>
    chain
      ? `Der Markt hat diese Order in einem anderen Netzwerk: ${say.quote(chain)}.`
      : 'Der Markt hat diese Order nicht.',
  'MarketApi.NotFoundError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'MarketApi.RateLimitedError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'MarketApi.RejectedError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'MarketApi.RepeatedCursorError': 'Der Markt antwortet immer wieder mit derselben Seite.',
  'MarketApi.StreamBrokenError': 'Die Verbindung zu den Neuigkeiten des Marktes brach ab.',
  'MarketApi.UnavailableError': ({ code, reasons, status }, say) => say.market(code, reasons, status),
  'Names.RegistryError': 'Das Namensverzeichnis antwortet nicht.',
  'Node.UnreachableError':
    'Der Knoten des Netzwerks hat nicht geantwortet. Prüfe die Verbindung und versuche es noch einmal.',
  'Order.BasicRouteError': 'Die Order lässt sich nicht auf dem einfachen Weg ausführen.',
  'Order.CancelledError': 'Die Order ist storniert.',
  'Order.CounterError': 'Wer sie erstellt hat, hat alle früheren Orders storniert, auch diese.',
  'Order.ExpiredError': ({ endTime }, say) =>
    `Die Order ist abgelaufen${endTime === undefined ? '' : ` (${say.time(endTime)})`}.`,
  'Order.FilledError': 'Die Order ist schon ausgeführt.',
  'Order.FulfillerBalanceError': 'Deine Wallet hat nicht alles, was die Order verlangt.',
  'Order.InvalidFieldError': ({ field }, say) => `Ein Feld der Order ist ungültig${say.said(field)}.`,
  'Order.MalformedError': 'Die Order kann nie ausgeführt werden, weil sie sich widerspricht.',
  'Order.MaximumError': 'Es kostet mehr, als du gesehen hast.',
  'Order.MixedCurrenciesError': 'Gebühren brauchen eine einzige Währung, die Order hat aber mehrere.',
  'Order.MovingPriceError':
    'Der Preis einer Order ändert sich mit der Zeit. Deshalb kann sie nicht zusammen mit den anderen ausgeführt werden.',
  'Order.NoneFillableError': ({ dropped }, say) =>
    `${dropped && dropped.length > 1 ? `Keine der ${dropped.length} Orders kann ausgeführt werden.` : 'Die Order kann nicht ausgeführt werden.'} ${say.error(dropped?.[0]?.reasons?.[0])}`,
  'Order.NotAllFillableError': ({ dropped }, say) =>
    `Nicht alle Orders können ausgeführt werden. ${say.error(dropped?.[0]?.reasons?.[0])}`,
  'Order.NotCurrencyError': ({ currency }) =>
    `Die Adresse${currency ? ` ${currency}` : ''} ist keine Währung.`,
  'Order.NotPrivateError': 'Die Order ist nicht für ein Konto reserviert.',
  'Order.NotSimulatedError':
    'Der Knoten konnte den Aufruf nicht ausprobieren. Die Erklärung nutzt nur die Daten des Aufrufs.',
  'Order.NotStartedError': ({ startTime }, say) =>
    `Die Order hat noch nicht begonnen${startTime === undefined ? '' : ` (${say.time(startTime)})`}.`,
  'Order.NotTakerError': ({ taker }) =>
    `Die Order ist für jemand anderen reserviert${taker ? `: ${taker}` : ''}.`,
  'Order.NotYoursError': ({ offerer }) =>
    `Nur wer sie erstellt hat, kann die Order stornieren${offerer ? `: ${offerer}` : ''}.`,
  'Order.OffererApprovalError': 'Wer sie erstellt hat, hat eine Freigabe widerrufen, die die Order braucht.',
  'Order.OffererBalanceError': 'Wer sie erstellt hat, hat nicht mehr, was die Order gibt.',
  'Order.OverflowError': 'Die Zahlen der Order sind zu groß für die Börse.',
  'Order.ParseError': ({ path }, say) => `Das ist keine gültige Order${say.said(path)}.`,
  'Order.PayeeError': ({ payee }) =>
    `Ein Empfänger der Zahlung nimmt sie nicht an${payee ? `: ${payee}` : ''}.`,
  'Order.PrivateListingError': ({ taker }) => `Das Inserat ist reserviert${taker ? ` für ${taker}` : ''}.`,
  'Order.ProofError': ({ tokenId }) =>
    `Die Order nimmt das Stück ${tokenId === undefined ? 'dieser Nummer' : `#${tokenId}`} nicht an.`,
  'Order.SameTokenTwiceError': ({ tokenId }) =>
    `Eine frühere Order nimmt dieses Stück schon${tokenId === undefined ? '' : ` (#${tokenId})`}.`,
  'Order.SignatureError': 'Die Signatur stammt nicht von dem Konto, das die Order erstellt hat.',
  'Order.SignerError': ({ offerer }) =>
    `Ein anderes Konto hat signiert als das der Order${offerer ? `: ${offerer}` : ''}. Wähle es in deiner Wallet.`,
  'Order.SweepRefusedError': ({ refused }, say) =>
    `Die Börse würde alles ablehnen, wegen ${refused && refused.length > 1 ? `${refused.length} Orders` : 'einer Order'}. Nichts wurde bewegt. ${say.error(refused?.[0]?.reasons?.[0])}`,
  'Order.TipError':
    'Ein Trinkgeld dieser Höhe lässt sich nicht wie die Order aufteilen. Wähle einen anderen Betrag.',
  'Order.TokenKindError': ({ token }) =>
    `Die Order gibt den Token${token ? ` ${token}` : ''} als etwas anderes aus.`,
  'Order.UnitsError': ({ units }) =>
    `So viele Stück gehen nicht${units === undefined ? '' : `; die Order erlaubt ${units}`}.`,
  'Order.UnmatchedError': 'Die Orders passen nicht zusammen: Etwas, das eine verlangt, bietet keine an.',
  'Order.UnsafeError': 'Die Anfrage ist kein fairer Handel. Nichts wurde signiert oder gesendet.',
  'Order.UnsignedError': 'Die Order hat keine Signatur.',
  'Order.ZeroAmountError': 'Ein Teil der Order ist gerade 0. Deshalb kann sie nicht ausgeführt werden.',
  'Order.ZoneError': ({ zone }) => `Die Zone der Order erlaubt das nicht${zone ? `: ${zone}` : ''}.`,
  'Poll.DeadlineError': 'Die Antwort kam nicht rechtzeitig.',
  'Price.AuctionCurrencyError': 'Auktionen brauchen eine gewrappte Währung oder eine andere Token-Währung.',
  'Price.BothWaysError':
    'Beide Seiten des Tauschs zahlen dieselbe Währung. Setze den Unterschied auf eine Seite.',
  'Price.DecimalsUnknownError': ({ currency }) =>
    `Die Währung${currency ? ` ${currency}` : ''} sagt nicht, wie viele Nachkommastellen sie hat.`,
  'Price.EndPriceError': 'Der Preis am Ende darf nicht über dem Preis am Anfang liegen.',
  'Price.OfferCurrencyError': 'Angebote brauchen eine gewrappte Währung oder eine andere Token-Währung.',
  'Price.StartPriceError': 'Der Preis muss eine Zahl ab 0 sein.',
  'Price.UndividedError': ({ quantity }) =>
    `Der Preis ist nicht durch ${quantity ?? 'die Anzahl der'} Stück teilbar.`,
  'React.ExecutionUnknownError': ({ message }, say) =>
    `Etwas, das die App nicht kennt, ist geschehen${say.said(message)}.`,
  'Request.BadResponseError': ({ status }) =>
    `Der Server hat die Anfrage abgelehnt${status ? ` (Status ${status})` : ''}.`,
  'Request.FailedResponseError': ({ status }) =>
    `Der Server hat jeden Versuch abgelehnt${status ? ` (Status ${status})` : ''}. Versuche es später noch einmal.`,
  'Request.InvalidJsonError': 'Die Antwort des Servers ist nicht lesbar.',
  'Request.MissingResponseError': 'Der Server war nicht erreichbar. Prüfe die Verbindung.',
  'Request.ProcessingError': 'Die Antwort des Servers brach ab oder ist unbrauchbar.',
  'Request.RedirectError':
    'Der Server hat die Anfrage an eine andere Adresse weitergeleitet. Das ist hier nicht erlaubt.',
  'Request.TimeoutError': 'Der Server hat nicht rechtzeitig geantwortet.',
  'Request.TooLargeError': 'Die Antwort des Servers ist zu groß.',
  'Step.UnknownKindError':
    'Der Markt verlangt einen Schritt, den die App nicht kennt. Nichts wurde gesendet.',
  'Swap.BothSidesError': ({ tokenId }) =>
    `Beide Seiten des Tauschs enthalten dasselbe Stück${tokenId === undefined ? '' : ` (#${tokenId})`}.`,
  'Swap.TooManyTokensError': ({ quantity, most }) =>
    `Der Tausch verlangt zu viele Stücke einer Kollektion${most === undefined ? '' : `: ${quantity} von höchstens ${most}`}.`,
  'TokenIds.InvalidTokenIdsError': ({ part }, say) => `${say.quote(part)} ist keine Liste von Token-IDs.`,
  'TokenIds.TooManyTokenIdsError': ({ count, most }) =>
    `Das sind zu viele Token-IDs${most === undefined ? '' : `: ${count} von höchstens ${most}`}.`,
  'Trade.InputError': ({ path }, say) =>
    `Ein Wert im Formular ist ungültig${say.said(path)}. Geh zurück und prüfe, was du eingegeben hast.`,
  'Trade.LotError': ({ lot }) =>
    `Diese Order gibt es nur in Mengen${lot === undefined ? '' : ` von je ${lot}`}.`,
  'Trade.NotAcceptedError': ({ tokenId }) =>
    `Die Order nimmt das Stück ${tokenId === undefined ? 'dieser Nummer' : `#${tokenId}`} nicht an.`,
  'Trade.NotPostedError': ({ orders }) =>
    `${orders && orders.length > 1 ? `${orders.length} Orders sind` : 'Die Order ist'} signiert, aber vielleicht nicht auf dem Markt.`,
  'Trade.OwnOrderError': 'Diese Order ist deine eigene. Storniere sie stattdessen.',
  'Trade.StoppedError': ({ sent, signed, isWalletAsked }) =>
    `Es wurde angehalten.${sent?.some(({ receipt }) => !receipt) ? ' Eine Transaktion wurde gesendet und kann noch bestätigt werden.' : ''}${signed?.length ? ' Was du signiert hast, bleibt bindend.' : ''}${isWalletAsked ? ' Deine Wallet zeigt die Anfrage vielleicht noch. Lehne sie dort ab.' : ''}`,
  'Trade.TokenNeededError': 'Die Order nimmt eines von mehreren Stücken an. Wähle eines.',
  'Trade.UnsignedOrdersError': ({ orderHashes }) =>
    `${orderHashes && orderHashes.length > 1 ? `${orderHashes.length} Orders haben` : 'Eine Order hat'} keine Signatur.`,
  'Transaction.BatchFailedError': 'Deine Wallet hat die Anfrage verworfen. Nichts wurde bewegt.',
  'Transaction.CancelledError': 'Du hast die Transaktion in deiner Wallet abgebrochen. Nichts wurde bewegt.',
  'Transaction.DroppedError': 'Das Netzwerk hat die Transaktion verworfen. Sie hat nichts bewegt.',
  'Transaction.OutOfGasError': ({ hash }) =>
    `Das Gaslimit war zu niedrig. ${hash ? 'Nichts wurde bewegt, aber die Netzwerkgebühr ist ausgegeben.' : 'Nichts wurde gesendet.'}`,
  'Transaction.PartlyDoneError': 'Deine Wallet hat nur einen Teil der Anfrage ausgeführt.',
  'Transaction.ReplacedError':
    'Eine andere Transaktion hat sie in deiner Wallet ersetzt. Diese hat nichts bewegt.',
  'Transaction.RevertedError': (facts, say) => say.reverted(facts),
  'Transaction.UnknownOutcomeError':
    'Das Netzwerk hat die Transaktion noch nicht bestätigt. Sie kann noch gelingen.',
  'Transfer.RecipientError': ({ to }) => `Dort kann niemand nutzen, was gesendet wird${to ? `: ${to}` : ''}.`,
  'Transfer.RefusedError': 'Der Vertrag lehnt diese Übertragung ab. Nichts wurde gesendet.',
  'Units.AmountTextError': ({ text, issue, decimals }, say) =>
    `${say.quote(text)} ${issue === 'notANumber' ? 'ist kein Betrag' : `hat mehr als ${decimals ?? 0} Nachkommastellen`}.`,
  'Wallet.AccountError': ({ account }) =>
    `In deiner Wallet ist ein anderes Konto gewählt${account ? ` als ${account}` : ''}. Wähle das richtige.`,
  'Wallet.AccountUnavailableError': ({ account }) =>
    `Deine Wallet bietet das Konto${account ? ` ${account}` : ''} nicht an.`,
  'Wallet.AmountError': 'Der Betrag muss über 0 liegen.',
  'Wallet.BusyError':
    'In deiner Wallet ist noch eine frühere Anfrage offen. Beantworte sie dort und versuche es noch einmal.',
  'Wallet.DeclinedError': 'Du hast in deiner Wallet abgelehnt.',
  'Wallet.FailedError': ({ reason }, say) => `Deine Wallet konnte das nicht${say.said(reason)}.`,
  'Wallet.InsufficientBalanceError': 'Deine Wallet hat nicht genug davon.',
  'Wallet.InsufficientFundsForGasError': 'Deine Wallet kann nicht den Betrag und die Netzwerkgebühr zahlen.',
  'Wallet.NoAccountError': 'Kein Konto ist verbunden. Verbinde deine Wallet.',
  'Wallet.NoHashError':
    'Deine Wallet hat nicht gesagt, welche Transaktion sie gesendet hat. Prüfe in der Wallet, was gesendet wurde.',
  'Wallet.NoSignatureError': 'Deine Wallet hat keine Signatur geliefert.',
  'Wallet.NonceError':
    'Deine Wallet hat eine Nummer benutzt, die schon eine andere Transaktion hat. Nichts wurde gesendet. Versuche es noch einmal.',
  'Wallet.UnansweredError': ({ reason }, say) =>
    `Die Antwort deiner Wallet ist unbekannt${say.said(reason)}. Prüfe in der Wallet, was gesendet wurde.`,
  'Wallet.UnauthorizedError': 'Deine Wallet lässt diese Seite das Konto nicht nutzen. Verbinde sie neu.',
  'Wallet.UnsupportedError': ({ reason }, say) =>
    `Deine Wallet kann das nicht${say.said(reason)}. Nutze eine andere Wallet.`,
  'Wallet.UserRejectedError': 'Du hast in deiner Wallet abgelehnt. Nichts wurde signiert oder gesendet.',
  'Wallet.WatchOnlyError':
    'Du siehst diese Adresse nur an. Verbinde ihre Wallet, um zu signieren oder zu senden.',
  'Wallet.WrongChainError': ({ expected }) =>
    `Deine Wallet ist in einem anderen Netzwerk${expected ? ` als ${expected}` : ''}. Wechsle das Netzwerk und versuche es noch einmal.`,
  'Wire.InvalidFieldError': 'Die Antwort des Servers hat nicht die erwartete Form.',
}
