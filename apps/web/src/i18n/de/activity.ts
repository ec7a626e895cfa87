import type { TradeWords } from '../en/trades.js'

export const activity: TradeWords['activity'] = {
  title: 'Vorgänge in diesem Browser',
  unsaved:
    'Dieser Browser erlaubt nicht, dass etwas gespeichert wird: Was läuft, endet, wenn du diese Seite schließt.',
  none: 'In diesem Browser wurde noch nichts begonnen',
  noneMeaning:
    'Was du hier kaufst, anbietest oder stornierst, steht in dieser Liste, bis es erledigt ist, auch wenn du die Seite schließt.',
  state: {
    running: 'Läuft',
    done: 'Erledigt',
    failed: 'Hat nicht geklappt',
    unknown: 'Noch nicht bekannt',
    stopped: 'Beendet',
    elsewhere: 'Liegen geblieben',
    unanswered:
      'Deine Wallet wurde gefragt, aber ihre Antwort kam nie an. Sieh dort nach, ob du etwas gesendet hast.',
  },
  ordersKept: (count) =>
    count === 1
      ? 'Eine Order, die du signiert hast, ist nicht beim Markt angekommen. Sie bindet trotzdem.'
      : `${count} Orders, die du signiert hast, sind nicht beim Markt angekommen. Sie binden trotzdem.`,
  toFollow: 'Eine Transaktion wurde gesendet; wie sie ausging, ist hier nicht bekannt.',
  resumePost: 'Jetzt senden',
  resumeFollow: 'Jetzt nachsehen',
  stop: 'Nicht mehr warten',
  forget: 'Aus der Liste nehmen',
  forgetSigned: 'Vergessen',
  forgetMeaning: 'Nur dieser Browser vergisst es; was signiert ist, bleibt signiert.',
  clear: 'Erledigtes entfernen',
  close: 'Schließen',
  begun: (moment) => `begonnen ${moment}`,
}
