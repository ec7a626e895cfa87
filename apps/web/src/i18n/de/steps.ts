import type { TradeWords } from '../en/trades.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const smallFee = 'Eine Transaktion mit kleiner Netzwerkgebühr.'
const oneForOne = 'Eins zu eins, jederzeit und wieder zurück; nur die Netzwerkgebühr wird ausgegeben.'

export const steps: TradeWords['steps'] = {
  done: 'erledigt',
  waiting: {
    check: 'Wird noch einmal geprüft.',
    wallet: 'Warten auf deine Wallet. Öffne sie, wenn sie nicht von selbst kam.',
    chain: 'Gesendet. Warten auf das Netzwerk.',
    market: 'Wird an den Markt gesendet.',
  },
  transaction: 'Transaktion',
  approval: {
    nft: (collection) => `Handel mit ${collection} erlauben`,
    currency: (symbol) => `Zahlen mit ${symbol} erlauben`,
    one: (collection, identifier) => `Handel mit ${collection} Nr. ${identifier} erlauben`,
  },
  approvalMeaning: {
    nft: (operator, collection) =>
      `Erlaubt ${operator}, deine Stücke von ${collection} zu bewegen, und das geschieht nur für Orders, die du signierst. Wird je Sammlung einmal gefragt; eine Transaktion mit kleiner Netzwerkgebühr.`,
    currency: (operator, symbol) =>
      `Erlaubt ${operator}, ${symbol} in beliebiger Höhe zu nehmen, und das geschieht nur für Orders, die du bestätigst oder signierst. Wird je Währung einmal gefragt; eine Transaktion mit kleiner Netzwerkgebühr.`,
    amount: (operator, amount) =>
      `Erlaubt ${operator}, bis zu ${amount} zu nehmen, und das geschieht nur für Orders, die du bestätigst oder signierst. ${smallFee}`,
    one: (operator) =>
      `Erlaubt ${operator}, dieses eine Stück zu bewegen, und das geschieht nur für Orders, die du signierst. ${smallFee}`,
  },
  fallsAsleep: (count) =>
    plural(count, {
      one: 'Ein anderes Angebot von dir braucht die Freigabe, die diese ersetzt: Dort kann niemand mehr kaufen, bis du es wieder freigibst.',
      other: `${count} andere Angebote von dir brauchen die Freigabe, die diese ersetzt: Dort kann niemand mehr kaufen, bis du sie wieder freigibst.`,
    }),
  feesOut: (symbol) => `Die Gebühren werden aus dem bezahlt, was du in ${symbol} bekommst.`,
  exchange: 'der Börse',
  conduit: (address) => `dem Kanal der Börse (${address})`,
  stranger: (address) => `einem Vertrag, den dieser Markt nicht kennt (${address})`,
  signature: {
    listing: 'Angebot signieren',
    listings: 'Angebote signieren',
    offer: 'Gebot signieren',
    other: 'Signieren',
  },
  signatureMeaning: {
    listing:
      'Kostet nichts und bewegt für sich nichts, aber es bindet: Bis es endet oder du stornierst, kann jeder zu diesem Preis kaufen.',
    listings:
      'Eine Signatur für alle. Kostet nichts und bewegt für sich nichts, aber jedes Angebot bindet: Bis es endet oder du es stornierst, kann jeder zu seinem Preis kaufen.',
    offer:
      'Kostet nichts und bewegt für sich nichts, aber es bindet: Bis es endet oder du stornierst, kann dir jeder, der ein passendes Stück besitzt, es zu diesem Preis verkaufen.',
    other: 'Kostet nichts und bewegt für sich nichts, aber es bindet, bis es endet oder du stornierst.',
  },
  post: 'Auf den Markt bringen',
  postMeaning: 'Was du signiert hast, wird an den Markt gesendet; von dir wird nichts verlangt.',
  tell: 'Dem Markt sagen',
  tellMeaning: 'Damit er gleich nachsieht; von dir wird nichts verlangt.',
  act: {
    purchase: 'Zahlen und erhalten',
    sweep: 'Zahlen und erhalten',
    sale: 'Abgeben und bezahlt werden',
    cancellation: 'Auf der Kette stornieren',
    settlement: 'Auf der Kette abschließen',
    transfer: 'Senden',
    wrap: 'Einpacken',
    unwrap: 'Auspacken',
    revocation: 'Zurücknehmen',
    other: 'Transaktion senden',
  },
  actMeaning: {
    purchase: 'Eine Transaktion: Das Stück kommt zu dir und das Geld geht weg, beides oder keines.',
    sweep:
      'Eine Transaktion für alle. Was jemand anderes vorher kauft, wird ausgelassen, und das Geld dafür kommt in derselben Transaktion zurück.',
    sale: 'Eine Transaktion: Das Stück geht weg und das Geld kommt zu dir, beides oder keines.',
    cancellation: `${smallFee} Danach kann niemand mehr nutzen, was storniert ist.`,
    settlement:
      'Eine Transaktion: Das Stück geht an das höchste Gebot, und der Erlös kommt an, beides oder keines.',
    transfer:
      'Eine Transaktion, die nicht zurückgenommen werden kann. Für das Gesendete wird nichts bezahlt.',
    wrap: oneForOne,
    unwrap: oneForOne,
    revocation: smallFee,
    other: smallFee,
  },
  steps: (count) => plural(count, { one: '1 Schritt', other: `${count} Schritte` }),
}
