import type { TradeWords } from '../en/trades.js'

export const problems: TradeWords['problems'] = {
  wrongNetwork: {
    title: 'Deine Wallet ist in einem anderen Netzwerk',
    body: 'Wechsle das Netzwerk, dann geht es weiter.',
  },
  noWallet: { title: 'Keine Wallet verbunden', body: 'Verbinde eine, dann geht es weiter.' },
  otherAccount: {
    title: 'In deiner Wallet ist ein anderes Konto gewählt',
    body: 'Geh zurück zu dem Konto, mit dem du dich verbunden hast, oder verbinde das andere.',
  },
  declined: { title: 'Du hast abgelehnt', body: '' },
  cancelledInWallet: {
    title: 'In deiner Wallet ersetzt',
    body: 'Du hast die Transaktion dort abgebrochen. Nichts wurde bewegt.',
  },
  replaced: {
    title: 'Eine andere Transaktion kam an ihre Stelle',
    body: 'Deine Wallet hat etwas anderes gesendet, oder das Netzwerk hat sie verworfen. Durch diese Transaktion wurde nichts bewegt.',
  },
  partlyDone: {
    title: 'Nur zum Teil erledigt',
    body: 'Deine Wallet hat einen Teil dessen ausgeführt, worum sie gebeten wurde. Sieh dort nach, was gesendet wurde, bevor du es noch einmal versuchst.',
  },
  walletGaveUp: { title: 'Deine Wallet hat aufgegeben', body: 'Nichts wurde gesendet, nichts wurde bewegt.' },
  refused: { title: 'Die Börse hat abgelehnt', body: '' },
  unknown: {
    title: 'Das Netzwerk hat noch nicht geantwortet',
    body: 'Deine Transaktion wurde gesendet und kann noch durchgehen. Sieh in deiner Wallet nach, bevor du es noch einmal versuchst; sonst könnte es zweimal geschehen.',
  },
  stopped: { title: 'Beendet', body: 'Du hast es hier beendet.' },
  notPosted: {
    title: 'Signiert, aber noch nicht auf dem Markt',
    body: 'Was du signiert hast, ist in diesem Browser aufgehoben und kann noch einmal gesendet werden.',
  },
  marketSilent: 'Der Markt hat nicht geantwortet.',
  marketSaid: (message) => `Der Markt sagt: ${message}`,
  offline: { title: 'Keine Verbindung', body: 'Der Markt oder das Netzwerk hat nicht geantwortet.' },
  partMissing: {
    title: 'Ein Teil der App konnte nicht geladen werden',
    body: 'Vielleicht war die Verbindung unterbrochen, oder es gibt eine neuere Version der App. Lade die Seite neu und beginne noch einmal.',
  },
  gas: {
    title: 'Nicht genug für die Netzwerkgebühr',
    body: 'Deine Wallet kann den Betrag und die Netzwerkgebühr zusammen nicht zahlen.',
  },
  outOfGas: {
    title: 'Das Gaslimit war zu niedrig',
    body: 'Der Transaktion ging das Gas aus, bevor sie fertig war; abgelehnt hat sie niemand. Versuche es noch einmal und lass das Gaslimit so, wie deine Wallet es vorschlägt, oder erhöhe es.',
  },
  other: { title: 'Das hat nicht geklappt', body: '' },
  notHeld: {
    title: 'Deine Wallet besitzt dieses Stück nicht mehr',
    body: 'Nur was du besitzt, kann angeboten, verkauft oder gesendet werden.',
  },
  otherKind: {
    title: 'Die Order gibt einen Token als etwas anderes aus',
    body: 'Den Besitzer würde etwas anderes wechseln, als die Order zeigt; darum wird sie nicht ausgeführt. Nichts wurde bewegt.',
  },
  feeTooSmall: {
    title: 'Der Preis ist zu klein, um ihn aufzuteilen',
    body: 'Eine der Gebühren ergäbe null. Erhöhe den Preis ein wenig.',
  },
  feeTooHigh: {
    title: 'Die Gebühren sind zu hoch',
    body: 'Der Markt verlangt mehr, als diese App jemanden zahlen lässt; deshalb wurde nichts signiert.',
  },
  conduitUnusable: {
    title: 'Der Kanal dieses Marktes ist nicht nutzbar',
    body: 'Der Markt ist in diesem Netzwerk falsch eingerichtet; wer ihn betreibt, muss das beheben.',
  },
  ownListing: {
    title: 'Das ist dein eigenes Angebot',
    body: 'Willst du das Stück vom Markt nehmen, storniere das Angebot.',
  },
  ownOffer: {
    title: 'Das ist dein eigenes Gebot',
    body: 'Niemand kann das eigene Gebot annehmen. Willst du es zurücknehmen, storniere es.',
  },
  sold: { title: 'Jemand war schneller', body: 'Das Stück wurde soeben gekauft.' },
  taken: { title: 'Jemand war schneller', body: 'Dieses Gebot hat soeben jemand anderes angenommen.' },
  cancelled: { title: 'Das Angebot wurde zurückgenommen', body: 'Es wurde storniert.' },
  offerCancelled: { title: 'Das Gebot wurde zurückgenommen', body: 'Es wurde storniert.' },
  ended: { title: 'Das Angebot ist abgelaufen', body: 'Seine Zeit ist vorbei.' },
  offerEnded: { title: 'Das Gebot ist abgelaufen', body: 'Seine Zeit ist vorbei.' },
  unavailable: {
    title: 'Das kann gerade nicht gekauft werden',
    body: 'Das Stück wurde weggegeben, oder seine Freigabe wurde zurückgenommen.',
  },
  reserved: {
    title: 'Das ist für jemand anderes bestimmt',
    body: 'Kaufen kann es nur die Wallet, die beim Anbieten genannt wurde.',
  },
  gone: {
    title: 'Der Markt kennt dieses Angebot nicht mehr',
    body: 'Es wurde entfernt oder war nie auf diesem Markt.',
  },
  overMost: {
    title: 'Es würde mehr kosten als gezeigt',
    body: 'Der Preis ist gestiegen; für mehr, als du gesehen hast, wird nicht gekauft.',
  },
  unfunded: {
    title: 'Das Geld hinter diesem Gebot ist weg',
    body: 'Es wurde ausgegeben, oder seine Freigabe wurde zurückgenommen.',
  },
  priceChanged: {
    title: 'Der Preis ist nicht der, den du gesehen hast',
    body: 'In der signierten Order steht ein anderer Betrag als auf der Seite; deshalb haben wir angehalten.',
  },
  untrue: {
    title: 'Was der Markt sagt, stimmt nicht',
    body: 'Er zeigt etwas anderes, als signiert wurde; deshalb haben wir angehalten. Traue nicht, was er über diese Order sagt.',
  },
  blockedByGuard: {
    title: 'Das würde dir schaden',
    body: 'Was signiert würde, ist kein fairer Handel; deshalb haben wir angehalten, bevor deine Wallet gefragt wurde.',
  },
  fundsShort: { title: 'Nicht genug in deiner Wallet', body: 'Lade sie auf, oder nimm eine andere.' },
  alreadyClosed: {
    title: 'Nichts zu stornieren',
    body: 'Es war schon verkauft, storniert oder abgelaufen.',
  },
  badInput: {
    title: 'Etwas im Formular lässt sich nicht verwenden',
    body: 'Geh zurück und prüfe, was du eingegeben hast.',
  },
  badPrice: {
    title: 'Dieser Preis geht nicht auf',
    body: 'Geh zurück und wähle einen anderen: Er muss sich durch die Stücke teilen lassen, und die Gebühren müssen allen etwas lassen.',
  },
  noBid: {
    title: 'Kein Gebot zum Abschließen',
    body: 'Gerade erreicht kein gedecktes Gebot das Mindestgebot.',
  },
  badBid: {
    title: 'Dieses Gebot passt nicht zur Auktion',
    body: 'Es ist zu niedrig, nimmt mehr Gebühren als vereinbart oder gilt einem anderen Stück.',
  },
  nothingLeft: {
    title: 'Davon kann nichts mehr gekauft werden',
    body: 'Jedes wurde inzwischen verkauft, storniert oder zurückgezogen.',
  },
  fate: {
    nothing: 'Nichts wurde signiert oder gesendet.',
    notSigned: 'Nichts wurde signiert, nichts wurde bewegt.',
    notSent: 'Nichts wurde gesendet, nichts wurde bewegt.',
    money: 'Von deinem Geld wurde nichts bewegt.',
    feeOnly: 'Nur die Netzwerkgebühr wurde ausgegeben.',
    sent: 'Eine Transaktion wurde gesendet; sieh in deiner Wallet nach.',
    signed: 'Was du signiert hast, bindet weiter, bis es endet oder du es stornierst.',
    purchase: 'Du hast das Stück nicht bezahlt und nicht bekommen.',
    sale: 'Du hast das Stück nicht weggegeben und wurdest nicht bezahlt.',
    listing: 'Nichts ist angeboten.',
    cancellation: 'Nichts ist storniert.',
    other: 'Nichts hat sich geändert.',
  },
}
