import type { Order } from '@souk/seaport'
import type { FindingSentence } from '../en/findings.js'

/** The sentence of each finding of the guard. A sentence does without facts that are absent. */
export const findings = {
  invalidOrderFormat:
    'Die Order ist weder ein Inserat eines Stücks gegen eine Währung noch ein Angebot einer Währung für ein Stück.',
  erc20IdentifierNonZero: ({ field = 'Ein Teil' }) => `${field} ist eine Währung, hat aber eine Token-ID.`,
  erc20InvalidToken: ({ token = 'Ein Vertrag', amount }) =>
    amount
      ? `${token} ist eine Sammlung, die Order nennt aber einen Betrag.`
      : `${token} ist keine Währung (ERC20).`,
  erc20InsufficientAllowance: ({ token = 'die Währung' }) =>
    `Die Börse oder der Kanal der Order hat keine ausreichende Freigabe für ${token}.`,
  erc20InsufficientBalance: ({ account = 'Das anbietende Konto', held = 'weniger', needed }) =>
    needed ? `${account} hat ${held}, angeboten sind aber ${needed}.` : `${account} hat nicht genug davon.`,
  erc721AmountNotOne: ({ field = 'Ein Teil' }) =>
    `${field} ist ein Einzelstück (ERC721), seine Menge muss 1 sein.`,
  erc721InvalidToken: ({ token = 'Ein Vertrag', amount }) =>
    amount
      ? `${token} ist eine Währung, die Order nennt aber eine Token-ID.`
      : `${token} ist keine Sammlung von Einzelstücken (ERC721).`,
  erc721DoesNotExist: ({ token = 'In der Sammlung', identifier = '?' }) =>
    `${token}: Das Stück #${identifier} gibt es nicht.`,
  erc721NotOwner: ({ account = 'Das anbietende Konto', token = 'der Sammlung', identifier = '?' }) =>
    `${account} besitzt ${token} #${identifier} nicht.`,
  erc721NotApproved: ({ token = 'die Sammlung' }) =>
    `Die Börse oder der Kanal der Order hat keine Freigabe für ${token}.`,
  erc721CriteriaNotPartialFill:
    'Die Order gibt mehrere beliebige Stücke, eines je Erfüllung, und müsste dafür Teile erlauben.',
  erc1155InvalidToken: ({ token = 'Ein Vertrag' }) => `${token} ist keine Sammlung von Auflagen (ERC1155).`,
  erc1155NotApproved: ({ token = 'die Sammlung' }) =>
    `Die Börse oder der Kanal der Order hat keine Freigabe für ${token}.`,
  erc1155InsufficientBalance: ({
    account = 'Das anbietende Konto',
    held = 'weniger',
    needed,
    token,
    identifier,
  }) =>
    needed
      ? `${account} hat ${held} von ${token} #${identifier}, angeboten sind aber ${needed}.`
      : `${account} hat nicht genug davon.`,
  considerationAmountZero: 'Ein Teil dessen, was die Order verlangt, hat die Menge 0.',
  considerationNullRecipient: 'Ein Teil geht an die Nulladresse und wäre verloren.',
  considerationExtraItems:
    'Die Order verlangt mehr als den Preis, die Gebühren und die Lieferung an einen Käufer.',
  privateSaleToSelf: 'Verkäufer und Käufer sind dasselbe Konto.',
  considerationZeroItems: 'Die Order verlangt nichts: Jeder kann das Angebotene kostenlos nehmen.',
  considerationDuplicateItem: 'Die Order verlangt dasselbe zweimal für dasselbe Konto.',
  offererReceivesNothing: 'Wer die Order erstellt, gibt seine Stücke weg und bekommt nichts.',
  privateSale: ({ taker = 'ein bestimmtes Konto' }) => `Nur ${taker} soll das kaufen.`,
  considerationAmountVelocityHigh: ({ severity, field = 'Ein Betrag' }) =>
    `${field} ändert sich in einer halben Stunde um mehr als ${severity === 'blocking' ? 50 : 5} %.`,
  considerationAmountStepLarge: ({ field = 'Ein Betrag' }) =>
    `${field} ändert sich in wenigen großen Schritten, weil die Menge klein ist.`,
  offerZeroItems: 'Die Order bietet nichts an.',
  offerAmountZero: 'Ein Teil dessen, was die Order anbietet, hat die Menge 0.',
  offerMoreThanOneItem: ({ items = 'mehrere' }) => `Die Order gibt ${items} Dinge auf einmal.`,
  offerNativeItem:
    'Die Order bietet die Währung der Kette an, die die Börse niemandem abnehmen kann. Anbieten lässt sich nur ihr verpackter Token.',
  offerDuplicateItem: 'Die Order bietet dasselbe zweimal an.',
  offerAmountVelocityHigh: ({ severity, field = 'Ein Betrag' }) =>
    `${field} ändert sich in einer halben Stunde um mehr als ${severity === 'blocking' ? 50 : 5} %.`,
  offerAmountStepLarge: ({ field = 'Ein Betrag' }) =>
    `${field} ändert sich in wenigen großen Schritten, weil die Menge klein ist.`,
  primaryFeeMissing: 'Die Gebühr des Marktes fehlt.',
  primaryFeeItemType: 'Die Gebühr des Marktes ist von anderer Art als der Preis.',
  primaryFeeToken: 'Die Gebühr des Marktes ist in einer anderen Währung als der Preis.',
  primaryFeeStartAmount: 'Die Gebühr des Marktes ist am Anfang zu klein.',
  primaryFeeEndAmount: 'Die Gebühr des Marktes ist am Ende zu klein.',
  primaryFeeRecipient: 'Die Gebühr des Marktes geht an ein anderes Konto.',
  orderCancelled: 'Die Order ist storniert.',
  orderFullyFilled: 'Die Order ist schon ganz erfüllt.',
  contractOrderStatus: 'Ein Vertrag erzeugt diese Order, sie hat also keinen Status.',
  endTimeBeforeStartTime: 'Die Order endet, bevor sie beginnt.',
  orderExpired: 'Die Order ist abgelaufen.',
  distantExpiration: ({ orders }) =>
    `${orders ? 'Die Orders gelten' : 'Die Order gilt'} länger als 26 Wochen. Bis dahin können sich Preise ändern.`,
  orderNotActive: 'Die Order hat noch nicht begonnen.',
  shortOrder: ({ orders }) => `${orders ? 'Die Orders gelten' : 'Die Order gilt'} weniger als 30 Minuten.`,
  conduitKeyInvalid: ({ conduitKey = '' }) => `Den Kanal der Order gibt es nicht (Schlüssel ${conduitKey}).`,
  conduitMissingSeaportChannel: ({ conduitKey = '' }) =>
    `Der Kanal der Order lässt die Börse keine Token bewegen (Schlüssel ${conduitKey}).`,
  signatureInvalid: ({ offerer = 'dem anbietenden Konto' }) => `Die Signatur stammt nicht von ${offerer}.`,
  signatureOfContractOrder: 'Ein Vertrag erzeugt diese Order, sie hat also keine Signatur.',
  counterLow: 'Ihr Ersteller hat die Order zusammen mit allen anderen storniert.',
  counterHigh: 'Der Zähler der Order ist nicht der jetzige ihres Erstellers.',
  originalConsiderationItems: ({ items, total }) =>
    items && total
      ? `Die Order verlangt ${items} Teile, als signiert gelten aber ${total}. Weitere sind Trinkgeld.`
      : 'Die signierte und die verlangte Anzahl passen nicht zusammen.',
  creatorFeeMissing: 'Die Urhebergebühr fehlt.',
  creatorFeeItemType: 'Die Urhebergebühr ist von anderer Art als der Preis.',
  creatorFeeToken: 'Die Urhebergebühr ist in einer anderen Währung als der Preis.',
  creatorFeeStartAmount: 'Die Urhebergebühr ist am Anfang zu klein.',
  creatorFeeEndAmount: 'Die Urhebergebühr ist am Ende zu klein.',
  creatorFeeRecipient: 'Die Urhebergebühr geht an ein anderes Konto.',
  nativeTokenAddress: ({ field = 'Ein Teil' }) =>
    `${field} ist die Währung der Kette, hat aber eine Vertragsadresse.`,
  nativeIdentifierNonZero: ({ field = 'Ein Teil' }) =>
    `${field} ist die Währung der Kette, hat aber eine Token-ID.`,
  nativeInsufficientBalance: ({ account = 'Das anbietende Konto', held = 'weniger', needed }) =>
    needed ? `${account} hat ${held}, braucht aber ${needed}.` : `${account} hat nicht genug.`,
  zoneInvalid: ({ zone = '' }) => `Die Zone ${zone} gibt sich nicht als Zone zu erkennen.`,
  zoneRejectedOrder: ({ zone = '' }) => `Die Zone ${zone} hat diese Erfüllung bei einer Probe abgelehnt.`,
  zoneNotSet: 'Eine Zone soll entscheiden, aber die Order nennt keine. Sie lässt sich nicht erfüllen.',
  zoneWithoutCode: ({ zone = '' }) =>
    `Die Zone ${zone} ist ein Konto ohne Code. Nur ihr Inhaber kann die Order erfüllen.`,
  merkleSingleLeaf: 'Eine Liste mit nur einem Stück braucht keinen Baum.',
  merkleUnsorted: 'Die Token-IDs sind nicht nach ihren Hashes sortiert.',
  contractOffererInvalid: ({ offerer = 'Der anbietende Vertrag' }) =>
    `${offerer} gibt nicht an, dass er Orders erzeugt.`,
  offererReceivesNextToNothing: 'Du bekämst fast nichts für das, was du gibst.',
  freePrivateSale: ({ taker = 'ein bestimmtes Konto' }) => `Alles ginge an ${taker}, und du bekämst nichts.`,
  getsLessOfTheSame: ({ gives, gets, token }) =>
    gives
      ? `Du gäbst ${gives} und bekämst ${gets} vom selben Token (${token}).`
      : 'Du bekämst weniger vom Gleichen zurück, als du gibst.',
  proceedsToStrangers: ({ share = 'Ein großer Teil', recipients = 'unbekannte Konten' }) =>
    `${share} vom Preis ginge an andere: ${recipients}.`,
  recipientLooksAlike: ({ recipient = 'Ein Empfänger', original = 'ein bekanntes Konto' }) =>
    `${recipient} sieht aus wie ${original}, ist aber ein anderes Konto. Betrüger erzeugen ähnlich aussehende Adressen.`,
  unlimitedAmount: ({ token = 'einer Währung' }) =>
    `Die Order bietet eine unbegrenzte Menge von ${token} an: alles, was du hast, jetzt und in Zukunft.`,
  wrongChain: ({ actual, expected }) =>
    actual && expected
      ? `Das ist für die Kette ${actual}, nicht für die Kette ${expected}.`
      : 'Das ist für eine andere Kette.',
  unknownVerifyingContract: ({ verifyingContract, name, version }) =>
    verifyingContract
      ? `${verifyingContract} ist nicht die Börse. Eine Signatur oder ein Aufruf dafür kann alles bewirken.`
      : `Die Signatur ist für ${name ?? '?'} ${version ?? '?'}, nicht für Seaport 1.5.`,
  unreviewedOrder: 'Diese Order hast du nicht geprüft, sie würde aber mit den anderen signiert.',
  unknownConduit: ({ conduitKey = '' }) =>
    `Die Order nutzt einen unbekannten Kanal (Schlüssel ${conduitKey}).`,
  unknownZone: ({ severity, zone = '' }) =>
    severity === 'note'
      ? `Eine unbekannte Zone, ${zone}, kann die Order stornieren.`
      : `Eine unbekannte Zone, ${zone}, entscheidet, wer die Order erfüllen kann.`,
  priceFarUnderFloor: ({ price, floor, several, orders }) =>
    !price || !floor
      ? orders
        ? 'Die Preise liegen weit unter den günstigsten ihrer Art.'
        : 'Der Preis liegt weit unter dem günstigsten seiner Art.'
      : several
        ? `Du bekämst ${price} für alle Stücke. Die günstigsten ihrer Art kosten zusammen gerade ${floor}.`
        : orders
          ? `Du bekämst je ${price}. Das günstigste ihrer Art kostet gerade ${floor}.`
          : `Du bekämst ${price}. Das günstigste seiner Art kostet gerade ${floor}.`,
  priceFarUnderLastSale: ({ price, lastSale, orders }) =>
    price && lastSale
      ? orders
        ? `Du bekämst je ${price}. Zuletzt wurde jedes für ${lastSale} verkauft.`
        : `Du bekämst ${price}. Zuletzt wurde es für ${lastSale} verkauft.`
      : orders
        ? 'Die Preise liegen weit unter den letzten Verkäufen.'
        : 'Der Preis liegt weit unter dem letzten Verkauf.',
  priceFarOverFloor: ({ price, floor, several, orders }) =>
    !price || !floor
      ? `Du würdest ein Mehrfaches des günstigsten ${orders ? 'ihrer' : 'seiner'} Art zahlen.`
      : several
        ? `Du würdest ${price} für alle Stücke zahlen. Die günstigsten ihrer Art kosten zusammen gerade ${floor}.`
        : orders
          ? `Du würdest je ${price} zahlen. Das günstigste ihrer Art kostet gerade ${floor}.`
          : `Du würdest ${price} zahlen. Das günstigste seiner Art kostet gerade ${floor}.`,
  offersManyTokens: ({ tokens = 'viele' }) => `Die Order gibt ${tokens} Stücke auf einmal.`,
  offersAnyToken: ({ token = 'einer Sammlung', criteria }) =>
    criteria === '0' || criteria === undefined
      ? `Die Order gibt ein beliebiges Stück von ${token}. Welches, sucht die andere Seite aus.`
      : `Die Order gibt ein beliebiges Stück einer Liste von ${token}. Welches, sucht die andere Seite aus.`,
  neverEnds: ({ orders }) =>
    orders
      ? 'Die Orders enden nie. Sie lassen sich zu diesen Preisen erfüllen, wann immer ihr Ersteller die Stücke hat.'
      : 'Die Order endet nie. Sie lässt sich zu diesem Preis erfüllen, wann immer ihr Ersteller die Stücke hat.',
  givesTokenAndMoney: ({ sum }) =>
    sum ? `Du gibst Stücke und zahlst zusätzlich ${sum}.` : 'Du gibst Stücke und zahlst zusätzlich Geld.',
  priceCollapses: 'Was du bekommst, fällt auf weniger als ein Zehntel, solange die Order offen ist.',
  amountOverflow: ({ field = 'eines Betrags' }) =>
    `Die Börse kann die Änderung von ${field} nicht berechnen, weil die Zahlen zu groß sind.`,
  unknownTypes: ({ to, selector, primaryType }) =>
    to && selector
      ? `Der Aufruf ${selector} von ${to} ist unbekannt. Er könnte alles bewirken.`
      : primaryType
        ? `Was signiert würde (${primaryType}), ist unbekannt. Signiere es nur, wenn du weißt, was es bewirkt.`
        : 'Was das bewirkt, ist unbekannt. Es könnte alles sein.',
  unknownOperator: ({ operator = 'ein Vertrag', token, isCode }) =>
    isCode || !token
      ? `Der Code von ${operator} ist unbekannt. Er könnte alles nehmen, was dein Konto hat.`
      : `${operator} ist weder die Börse noch ein bekannter Kanal. Es könnte alles nehmen, was es bewegen darf.`,
  unlimitedApproval: 'Die Freigabe ist unbegrenzt und gilt, bis du sie widerrufst.',
  unexpectedValue: ({ sent, due }) =>
    sent && due
      ? `Du würdest ${sent} senden, die Orders kosten aber höchstens ${due}.`
      : `Mit dem Aufruf würden ${sent ?? 'Gelder'} gesendet, die er nicht braucht.`,
  recipientIsStranger: ({ recipient = 'jemand anderen' }) => `Dein Kauf geht an ${recipient}, nicht an dich.`,
  unknownCurrency: ({ token = 'einer Währung', orders }) =>
    `${orders ? 'Die Preise sind' : 'Der Preis ist'} in ${token}, einer Währung, die dieser Markt nicht kennt. Jeder kann einen Token mit einem bekannten Namen erstellen, er kann also wertlos sein.`,
  tokenLooksAlike: ({ token = 'Ein Token', name = 'wie ein bekannter', original = '' }) =>
    `${token} nennt sich ${name}, ist aber nicht der bekannte Token dieses Namens (${original}).`,
  worthNotChecked: ({ units, orders, swap }) => {
    if (swap)
      return units === undefined
        ? 'Ob dieser Tausch fair ist, wurde nicht geprüft: Nicht alles darin hat einen Marktpreis.'
        : 'Ob dieser Tausch fair ist, wurde nicht geprüft: Seine Marktpreise sind in verschiedenen Währungen, und ungefähre Preise (≈) entscheiden hier nie.'
    if (units === undefined)
      return orders
        ? 'Diese Preise wurden nicht geprüft: Es gibt keine Marktpreise zum Vergleich.'
        : 'Dieser Preis wurde nicht geprüft: Es gibt keinen Marktpreis zum Vergleich.'
    return `${orders ? 'Diese Preise wurden' : 'Dieser Preis wurde'} nicht geprüft: Andere Inserate nutzen eine andere Währung, und ungefähre Preise (≈) entscheiden hier nie.`
  },
  unknownCollection: ({ token = '' }) =>
    `Dieser Markt führt die Sammlung ${token} nicht. Sie kann die Kopie einer bekannten sein.`,
  getsLessWorth: 'Was du bekommst, ist viel weniger wert als das, was du gibst.',
  recipientCannotKeep: ({ recipient = 'Der Empfänger' }) =>
    `${recipient} ist ein Vertrag oder kein Konto. Was du dorthin sendest, ist verloren.`,
  unknownRecipient: ({ recipient = 'den Empfänger' }) =>
    `Über ${recipient} ist nichts bekannt. Was du dorthin sendest, kannst du nicht zurückholen.`,
  unseenTokenList: ({ token = 'einer Sammlung' }) =>
    `Du bekommst ein beliebiges Stück einer Liste von ${token}, die du nicht gesehen hast. Rechne mit dem billigsten.`,
  offerGrows: 'Was du gibst, wächst auf mehr als das Doppelte, solange die Order offen ist.',
  auctionNotEnforced:
    'Die Order nennt eine Auktion, ist aber nicht an sie gebunden: Jeder kann sie sofort erfüllen, ohne Auktion.',
  tipTooLarge: ({ share, recipients = 'andere' }) =>
    share
      ? `Trinkgeld von deinem Geld, ${share} vom Preis, ginge an ${recipients}.`
      : `Trinkgeld von deinem Geld, das nicht zum Preis gehört, ginge an ${recipients}.`,
  leftoversToStranger: ({ recipient = 'jemand anderen' }) =>
    `Der Rest dessen, was du gibst, geht an ${recipient}.`,
  notTheWrappedToken: ({ token = 'Der Vertrag', severity }) =>
    severity === 'blocking'
      ? `${token} ist kein bekannter Vertrag, der die Währung der Kette verpackt. Er behält vielleicht, was du sendest.`
      : `${token} ist kein bekannter Vertrag, der die Währung der Kette verpackt. Was dieser Aufruf bewirkt, ist unbekannt.`,
  decimalsDiffer: ({ token = 'diesem Token', shown = '?', actual = '?' }) =>
    `Beträge von ${token} werden mit ${shown} Dezimalstellen gezeigt, der Token hat aber ${actual}.`,
  fieldsNotSigned: ({ fields }) =>
    fields
      ? `Was signiert würde, weicht von dem ab, was die Daten zeigen: ${fields}.`
      : 'Was signiert würde, weicht von dem ab, was die Daten zeigen.',
  signsBlindly: ({ severity }) =>
    severity === 'blocking'
      ? 'Eine Signatur roher Bytes kann eine Order oder eine Transaktion sein, die alles weggibt.'
      : 'Die Bytes sind nicht lesbar. Ein anderer Vertrag könnte sie als deine Zustimmung annehmen.',
  foreignAccount: ({ account = 'ein anderes Konto' }) =>
    `Das ist für das Konto ${account}, nicht für deines.`,
  simulationDiffers: ({ left, operator }) =>
    left
      ? `In der Simulation verließ dein Konto: ${left}. Die Daten des Aufrufs zeigen das nicht.`
      : `In der Simulation bekam ${operator ?? 'ein anderes Konto'} Macht über deine Token. Die Daten des Aufrufs zeigen das nicht.`,
  simulationFails:
    'Die Simulation ist gescheitert. Nichts würde sich bewegen, und die Netzwerkgebühr wäre weg.',
  textMisleads: ({ reason, one = '?', other = '?' }) => {
    switch (reason) {
      case 'otherAccount':
        return `Der Text meldet ${one} an, und das ist nicht dein Konto.`
      case 'otherSite':
        return `Der Text nennt die Seite ${one}, die Anmeldung geht aber an ${other}.`
      case 'oddLetters':
        return `Der Name der Seite, ${one}, hat Zeichen, die vielleicht nur so aussehen wie die einer anderen.`
      case 'otherChain':
        return `Die Anmeldung ist für die Kette ${one}, nicht für die Kette ${other}.`
      case 'moreRights':
        return 'Die Anmeldung gibt der Seite mehr Rechte, als dich zu erkennen.'
      case 'hiddenMarks':
        return 'Der Text hat unsichtbare Zeichen oder solche, die die Richtung ändern. Er kann anders aussehen als das, was du signierst.'
      case 'emptyLines':
        return 'Der Text hat viele leere Zeilen. Ein Teil ist vielleicht nicht zu sehen.'
      case 'keys':
        return 'Manche Anwendungen leiten aus so einer Signatur Schlüssel ab. Wer sie hat, kann dort für dich handeln.'
      default:
        return 'Der Text tut etwas anderes, als er zu sagen scheint.'
    }
  },
  signsForEveryChain: 'Das gilt auf jeder Kette, nicht nur auf dieser.',
  deliversToStranger: ({ recipient = 'Ein anderes Konto' }) =>
    `${recipient} bekäme ein Stück, das die Order verlangt.`,
  paysSeveralCurrencies: 'Du würdest in mehreren Währungen zugleich zahlen.',
  paysForOthers: ({ offerer = 'Ein anderes Konto', sum }) =>
    `${offerer} bietet ${sum ?? 'Geld'} an, und du würdest es zahlen.`,
  networkFeeLarge: ({ sum }) =>
    sum ? `Die Netzwerkgebühr kann bis zu ${sum} betragen.` : 'Die Netzwerkgebühr kann sehr hoch werden.',
} satisfies Record<Order.FindingName, FindingSentence>
