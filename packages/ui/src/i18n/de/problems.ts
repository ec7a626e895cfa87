import type { TradeWords } from '../en/trades.js'

export const problems: TradeWords['problems'] = {
  wrongNetwork: {
    title: 'Deine Wallet ist in einem anderen Netzwerk',
    body: 'Wechsle das Netzwerk, um fortzufahren.',
  },
  noWallet: { title: 'Keine Wallet verbunden', body: 'Verbinde eine, um fortzufahren.' },
  otherAccount: {
    title: 'In deiner Wallet ist ein anderes Konto gewählt',
    body: 'Wechsle zurück zu dem Konto, das du verbunden hast, oder verbinde das andere.',
  },
  declined: { title: 'Du hast abgelehnt', body: '' },
  cancelledInWallet: {
    title: 'In deiner Wallet ersetzt',
    body: 'Du hast die Transaktion in deiner Wallet abgebrochen. Nichts wurde bewegt.',
  },
  replaced: {
    title: 'Eine andere Transaktion hat sie ersetzt',
    body: 'Deine Wallet hat etwas anderes gesendet, oder das Netzwerk hat sie verworfen. Diese Transaktion hat nichts bewegt.',
  },
  partlyDone: {
    title: 'Nur zum Teil erledigt',
    body: 'Deine Wallet hat nur einen Teil der Anfrage ausgeführt. Prüfe in deiner Wallet, was gesendet wurde, bevor du es noch einmal versuchst.',
  },
  walletGaveUp: {
    title: 'Deine Wallet hat abgebrochen',
    body: 'Nichts wurde gesendet, und nichts wurde bewegt.',
  },
  refused: { title: 'Die Börse hat abgelehnt', body: '' },
  notMinted: { title: 'Dieser Mint geht gerade nicht', body: '' },
  unknown: {
    title: 'Das Netzwerk hat noch nicht bestätigt',
    body: 'Deine Transaktion wurde gesendet und kann noch bestätigt werden. Prüfe deine Wallet, bevor du es noch einmal versuchst. Sonst könnte es zweimal geschehen.',
  },
  stopped: { title: 'Beendet', body: 'Du hast es hier beendet.' },
  notPosted: {
    title: 'Signiert, aber noch nicht auf dem Markt',
    body: 'Dieser Browser bewahrt auf, was du signiert hast. Du kannst es noch einmal senden.',
  },
  marketSilent: 'Der Markt hat nicht geantwortet.',
  offline: { title: 'Keine Verbindung', body: 'Der Markt oder das Netzwerk hat nicht geantwortet.' },
  partMissing: {
    title: 'Ein Teil der App konnte nicht geladen werden',
    body: 'Vielleicht war die Verbindung unterbrochen, oder es gibt eine neuere Version der App. Lade die Seite neu und beginne noch einmal.',
  },
  gas: {
    title: 'Nicht genug für die Netzwerkgebühr',
    body: 'Deine Wallet kann nicht den Betrag und die Netzwerkgebühr zahlen.',
  },
  outOfGas: {
    title: 'Das Gaslimit war zu niedrig',
    body: 'Der Transaktion ging das Gas aus. Nichts hat sie abgelehnt. Versuche es noch einmal mit dem Gaslimit, das deine Wallet vorschlägt, oder mit einem höheren.',
  },
  other: { title: 'Etwas ist schiefgegangen', body: '' },
  notHeld: {
    title: 'Deine Wallet besitzt dieses Stück nicht mehr',
    body: 'Du kannst nur Stücke anbieten, verkaufen oder senden, die du besitzt.',
  },
  otherKind: {
    title: 'Die Order gibt einen Token als etwas anderes aus',
    body: 'Die Order würde etwas anderes bewegen, als sie zeigt. Deshalb haben wir angehalten. Nichts wurde bewegt.',
  },
  feeTooSmall: {
    title: 'Der Preis ist zu niedrig, um ihn aufzuteilen',
    body: 'Eine der Gebühren wäre null. Erhöhe den Preis ein wenig.',
  },
  feeTooHigh: {
    title: 'Die Gebühren sind zu hoch',
    body: 'Die Gebühren des Marktes übersteigen die Grenze dieser App. Deshalb wurde nichts signiert.',
  },
  conduitUnusable: {
    title: 'Der Kanal dieses Marktes ist nicht nutzbar',
    body: 'Der Markt ist in diesem Netzwerk falsch eingerichtet. Der Betreiber muss das beheben.',
  },
  ownListing: {
    title: 'Das ist dein eigenes Inserat',
    body: 'Willst du das Stück vom Markt nehmen, storniere das Inserat.',
  },
  ownOffer: {
    title: 'Das ist dein eigenes Angebot',
    body: 'Du kannst dein eigenes Angebot nicht annehmen. Willst du es zurückziehen, storniere es.',
  },
  ownSwap: {
    title: 'Das ist dein eigener Tausch',
    body: 'Du kannst deinen eigenen Tausch nicht annehmen. Willst du ihn zurückziehen, storniere ihn.',
  },
  swapCancelled: { title: 'Der Tausch wurde storniert', body: 'Wer ihn angeboten hat, hat ihn storniert.' },
  swapEnded: { title: 'Der Tausch ist abgelaufen', body: 'Er kann nicht mehr angenommen werden.' },
  swapUnavailable: {
    title: 'Dieser Tausch kann gerade nicht angenommen werden',
    body: 'Die andere Seite hat nicht mehr alles, was sie gibt, oder hat eine Freigabe widerrufen.',
  },
  swapShort: {
    title: 'In deiner Wallet fehlt etwas',
    body: 'Ein Stück oder Geld dieses Tauschs ist nicht in deiner Wallet.',
  },
  soldFirst: {
    title: 'Jemand anderes hat es zuerst gekauft',
    body: 'Das Inserat wurde gerade ganz oder zum Teil verkauft. Versuche es erneut, um zu sehen, ob etwas übrig ist.',
  },
  sold: { title: 'Jemand anderes hat es zuerst gekauft', body: 'Dieses Inserat wurde soeben verkauft.' },
  taken: {
    title: 'Jemand anderes hat es zuerst angenommen',
    body: 'Dieses Angebot hat soeben jemand anderes angenommen.',
  },
  doneHere: {
    title: 'Schon in einem anderen Fenster erledigt',
    body: 'Du hast diesen Handel in einem anderen Fenster gemacht. Er steht unter „Deine Transaktionen“.',
  },
  runningHere: {
    title: 'Dieser Handel läuft schon',
    body: 'Du hast ihn in diesem Browser begonnen, und er ist noch nicht zu Ende. Mach dort weiter.',
  },
  cancelled: { title: 'Der Verkäufer hat es storniert', body: 'Das Inserat wurde storniert.' },
  offerCancelled: { title: 'Der Anbietende hat es storniert', body: 'Das Angebot wurde storniert.' },
  ended: { title: 'Das Inserat ist abgelaufen', body: 'Es kann nicht mehr gekauft werden.' },
  offerEnded: { title: 'Das Angebot ist abgelaufen', body: 'Es kann nicht mehr angenommen werden.' },
  unavailable: {
    title: 'Das kann gerade nicht gekauft werden',
    body: 'Der Verkäufer hat das Stück bewegt oder die Freigabe widerrufen.',
  },
  reserved: {
    title: 'Das ist für jemand anderen reserviert',
    body: 'Nur die Wallet, die der Verkäufer angegeben hat, kann es kaufen.',
  },
  gone: {
    title: 'Der Markt hat dieses Inserat nicht mehr',
    body: 'Es wurde entfernt oder war nie auf diesem Markt.',
  },
  overMost: {
    title: 'Der Preis ist gestiegen',
    body: 'Es kostet mehr, als du gesehen hast. Deshalb haben wir angehalten.',
  },
  unfunded: {
    title: 'Dieses Angebot ist nicht mehr gedeckt',
    body: 'Der Anbietende hat das Geld ausgegeben oder die Freigabe widerrufen.',
  },
  priceChanged: {
    title: 'Der Preis ist nicht der, den du gesehen hast',
    body: 'In der signierten Order steht ein anderer Betrag als auf der Seite. Deshalb haben wir angehalten.',
  },
  untrue: {
    title: 'Der Markt zeigt falsche Daten',
    body: 'Er zeigt etwas anderes, als signiert wurde. Deshalb haben wir angehalten. Traue seinen Daten über diese Order nicht.',
  },
  blockedByGuard: {
    title: 'Zu deiner Sicherheit blockiert',
    body: 'Die Anfrage ist kein fairer Handel. Deshalb haben wir angehalten, bevor deine Wallet gefragt wurde.',
  },
  fundsShort: { title: 'Nicht genug in deiner Wallet', body: 'Lade sie auf, oder nutze eine andere Wallet.' },
  alreadyClosed: {
    title: 'Nichts zu stornieren',
    body: 'Es ist schon verkauft, storniert oder abgelaufen.',
  },
  badInput: {
    title: 'Das Formular enthält einen ungültigen Wert',
    body: 'Geh zurück und prüfe, was du eingegeben hast.',
  },
  badPrice: {
    title: 'Dieser Preis ist nicht möglich',
    body: 'Geh zurück und wähle einen anderen Preis. Er muss durch die Anzahl teilbar sein, und nach Gebühren müssen alle etwas bekommen.',
  },
  noBid: {
    title: 'Kein Gebot zum Abschließen',
    body: 'Zurzeit erreicht kein gedecktes Gebot das Mindestgebot.',
  },
  badBid: {
    title: 'Dieses Gebot passt nicht zur Auktion',
    body: 'Es ist zu niedrig, nimmt mehr Gebühren als vereinbart oder gilt einem anderen Stück.',
  },
  nothingLeft: {
    title: 'Keines davon kann mehr gekauft werden',
    body: 'Alle wurden inzwischen verkauft oder storniert.',
  },
  fate: {
    nothing: 'Nichts wurde signiert oder gesendet.',
    asked:
      'Deine Wallet war schon gefragt und kann noch signieren oder senden. Lehne die Anfrage dort ab, oder prüfe, ob sie gesendet wurde.',
    notSigned: 'Nichts wurde signiert, und nichts wurde bewegt.',
    notSent: 'Nichts wurde gesendet, und nichts wurde bewegt.',
    notMore: 'Sonst wurde nichts gesendet.',
    approved: 'Was du vorher freigegeben hast, bleibt freigegeben.',
    ran: 'Was vorher gesendet wurde, ist ausgeführt.',
    money: 'Von deinem Geld wurde nichts bewegt.',
    feeOnly: 'Nur die Netzwerkgebühr wurde ausgegeben.',
    sent: 'Eine Transaktion wurde gesendet. Prüfe deine Wallet.',
    before: 'Was vorher gesendet wurde, ist angekommen.',
    signed: 'Was du signiert hast, bleibt verbindlich, bis es endet oder du es stornierst.',
    purchase: 'Du hast das Stück nicht bezahlt und nicht bekommen.',
    sale: 'Du hast das Stück nicht weggegeben und wurdest nicht bezahlt.',
    listing: 'Nichts ist inseriert.',
    cancellation: 'Nichts ist storniert.',
    other: 'Nichts hat sich geändert.',
  },
}
