import type { TradeWords } from '../en/trades.js'

export const activity: TradeWords['activity'] = {
  panel: 'Benachrichtigungen',
  title: 'Deine Transaktionen',
  unsaved:
    'Dieser Browser speichert keine Daten. Laufende Transaktionen enden, wenn du diese Seite schließt.',
  none: 'Noch keine Transaktionen',
  noneMeaning:
    'Was du in diesem Browser kaufst, anbietest oder stornierst, erscheint hier und geht weiter, auch wenn du die Seite schließt.',
  state: {
    running: 'Läuft',
    done: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    declined: 'Abgelehnt',
    unknown: 'Ausgang unbekannt',
    stopped: 'Beendet',
    elsewhere: 'Nicht abgeschlossen',
    otherTab: 'Läuft in einem anderen Tab',
    otherTabMeaning:
      'Dieser Handel läuft in einem anderen Tab oder Fenster dieses Browsers. Mach dort weiter.',
    otherTabFollows:
      'Ein anderer Tab oder ein anderes Fenster dieses Browsers verfolgt diesen Handel. Du musst nichts tun.',
    unanswered:
      'Deine Wallet wurde gefragt, aber ihre Antwort kam nie an. Prüfe in deiner Wallet, ob du etwas gesendet hast.',
    unsigned:
      'Deine Wallet sollte signieren, aber ihre Antwort kam nie an. Daher hat der Markt nichts bekommen.',
  },
  cutShort: 'Die Freigabe ist erteilt, aber nichts wurde signiert, und der Markt hat nichts bekommen.',
  startAgain: 'Fang noch einmal an. Was du freigegeben hast, bleibt freigegeben.',
  remade: 'Du hast diesen Handel später noch einmal gemacht.',
  toItem: 'Stück ansehen',
  notFound: 'Der Markt kennt keinen Verkauf daraus. Die Anfrage kann noch in deiner Wallet warten.',
  orderOver:
    'Ihre Order wurde seither erfüllt, storniert oder ist abgelaufen. Eine Anfrage, die noch in deiner Wallet wartet, würde scheitern: Lehne sie dort ab.',
  notMoved: 'Der Markt kennt keine solche Übertragung. Die Anfrage kann noch in deiner Wallet warten.',
  stillHeld: (name) => `${name} ist noch in deiner Wallet.`,
  notAsked: 'Der Markt hat nicht geantwortet.',
  waiting: (count, isMore) =>
    isMore
      ? `Mehr als ${count} Angebote für deine Stücke warten auf dich`
      : count === 1
        ? 'Ein Angebot für eines deiner Stücke wartet auf dich'
        : `${count} Angebote für deine Stücke warten auf dich`,
  toOffers: 'Angebote ansehen',
  ordersKept: (count) =>
    count === 1
      ? 'Eine Order, die du signiert hast, ist nicht beim Markt angekommen. Sie ist trotzdem verbindlich.'
      : `${count} Orders, die du signiert hast, sind nicht beim Markt angekommen. Sie sind trotzdem verbindlich.`,
  toFollow: 'Eine Transaktion wurde gesendet. Ihr Ausgang ist hier nicht bekannt.',
  partly: (confirmed, of, isAsked) =>
    `${confirmed} von ${of} Transaktionen wurden ausgeführt. ${isAsked ? 'Ob deine Wallet noch eine gesendet hat, ist nicht bekannt.' : 'Der Rest wurde nie gesendet.'}`,
  resumePost: 'Jetzt senden',
  resumeFollow: 'Jetzt prüfen',
  stop: 'Nicht mehr warten',
  forget: 'Verwerfen',
  forgetSigned: 'Vergessen',
  forgetMeaning: 'Das entfernt den Eintrag nur aus diesem Browser. Was du signiert hast, bleibt signiert.',
  clear: 'Erledigtes entfernen',
  close: 'Schließen',
}
