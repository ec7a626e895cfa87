import type { steps as en } from '../en/steps.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')
const smallFee = 'Eine Transaktion mit kleiner Netzwerkgebühr.'
const oneForOne =
  'Der Kurs ist eins zu eins, und du kannst jederzeit zurücktauschen. Du zahlst nur die Netzwerkgebühr.'

export const steps: typeof en = {
  onChain: (chain) => `All das geschieht auf ${chain}.`,
  done: 'erledigt',
  waiting: {
    check: 'Wird noch einmal geprüft.',
    wallet: 'Warten auf deine Wallet. Öffne sie, wenn sie sich nicht von selbst geöffnet hat.',
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
      `Erlaubt ${operator}, deine Stücke von ${collection} zu bewegen, aber nur für Orders, die du bestätigst oder signierst. Einmal je Sammlung nötig. Das ist eine Transaktion mit kleiner Netzwerkgebühr.`,
    currency: (operator, symbol) =>
      `Erlaubt ${operator}, ${symbol} in beliebiger Höhe zu nehmen, aber nur für Orders, die du bestätigst oder signierst. Einmal je Währung nötig. Das ist eine Transaktion mit kleiner Netzwerkgebühr.`,
    amount: (operator, amount) =>
      `Erlaubt ${operator}, bis zu ${amount} zu nehmen, so viel wie dieser Handel und deine anderen offenen Angebote brauchen, aber nur für Orders, die du bestätigst oder signierst. ${smallFee}`,
    one: (operator) =>
      `Erlaubt ${operator}, dieses eine Stück zu bewegen, aber nur für Orders, die du bestätigst oder signierst. ${smallFee}`,
  },
  approvalSize: {
    label: 'Freigabe',
    money: { all: 'Unbegrenzt', exact: 'Genauer Betrag' },
    items: { all: 'Ganze Sammlung', exact: 'Nur was du handelst' },
  },
  fallsAsleep: (count) =>
    plural(count, {
      one: 'Das ersetzt eine Freigabe, die ein anderes Inserat von dir braucht. Über dieses Inserat kann niemand kaufen, bis du die Freigabe wieder erteilst.',
      other: `Das ersetzt eine Freigabe, die ${count} andere Inserate von dir brauchen. Über diese Inserate kann niemand kaufen, bis du die Freigabe wieder erteilst.`,
    }),
  revives: {
    title: {
      ask: (count) =>
        plural(count, {
          one: 'Das macht auch 1 früheres Inserat wieder gültig',
          other: `Das macht auch ${count} frühere Inserate wieder gültig`,
        }),
      bid: (count) =>
        plural(count, {
          one: 'Das macht auch 1 früheres Angebot wieder gültig',
          other: `Das macht auch ${count} frühere Angebote wieder gültig`,
        }),
      auction: (count) =>
        plural(count, {
          one: 'Damit läuft auch 1 frühere Auktion weiter',
          other: `Damit laufen auch ${count} frühere Auktionen weiter`,
        }),
      swap: (count) =>
        plural(count, {
          one: 'Das macht auch 1 früheren Tausch wieder gültig',
          other: `Das macht auch ${count} frühere Tausche wieder gültig`,
        }),
    },
    line: ({ name, units, price }) => `${units > 1n ? `${units} × ` : ''}${name} für ${price}`,
    auction: {
      running: ({ name, price, end }) => `${name}, Gebote ab ${price} bis ${end}`,
      ended: ({ name, until }) => `${name}, das höchste gedeckte Gebot kann bis ${until} gewinnen`,
    },
    any: 'Ein beliebiges Stück',
    more: (count) => `und ${count} weitere`,
    meaning: {
      ask: 'Zu diesem Preis kann dann jeder kaufen. Um das zu verhindern, storniere das Inserat zuerst, bei deinen Stücken unter „Im Verkauf“.',
      bid: 'Zu diesem Preis kann dann ein Besitzer verkaufen. Um das zu verhindern, storniere das Angebot zuerst, bei deinen Stücken unter „Eigene Angebote“.',
      auction:
        'Gebote zählen dann wieder. Um das zu verhindern, storniere die Auktion zuerst, bei deinen Stücken unter „Im Verkauf“.',
      swap: 'Dann kann ihn jemand annehmen. Um das zu verhindern, storniere den Tausch zuerst, bei deinen Stücken unter „Eigene Angebote“.',
    },
    reading: 'Es wird geprüft, welche früheren Orders dadurch wieder gültig werden.',
    incomplete:
      'Nicht alle deine früheren Orders ließen sich prüfen. Weitere können dadurch wieder gültig werden.',
  },
  feesOut: (symbol) => `Die Gebühren werden von dem ${symbol} abgezogen, das du bekommst.`,
  exchange: 'der Börse',
  conduit: (address) => `dem Kanal der Börse (${address})`,
  stranger: (address) => `einem Vertrag, den dieser Markt nicht kennt (${address})`,
  signature: {
    listing: 'Inserat signieren',
    auction: 'Auktion signieren',
    listings: 'Inserate signieren',
    offer: 'Angebot signieren',
    bid: 'Gebot signieren',
    collectionOffer: 'Angebot signieren',
    offers: 'Angebote signieren',
    swap: 'Tausch signieren',
    other: 'Signieren',
  },
  signatureMeaning: {
    listing:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Bis das Inserat endet oder du es stornierst, kann jeder zu diesem Preis kaufen.',
    auction:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Das höchste Gebot, das das Mindestgebot erreicht, gewinnt das Stück, wenn du die Auktion nicht vor dem Abschluss stornierst.',
    listings:
      'Eine Signatur für alle. Signieren kostet nichts und bewegt nichts, aber jedes Inserat ist verbindlich: Bis es endet oder du es stornierst, kann jeder zu seinem Preis kaufen.',
    offer:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Bis das Angebot endet oder du es stornierst, kann dir jeder, dem das Stück gehört, es zu diesem Preis verkaufen.',
    bid: 'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Gewinnt dein Gebot, zahlst du es und bekommst das Stück.',
    collectionOffer:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Bis das Angebot endet oder du es stornierst, kann dir jeder ein passendes Stück zu diesem Preis verkaufen.',
    offers:
      'Eine Signatur für alle. Signieren kostet nichts und bewegt nichts, aber jedes Angebot ist verbindlich: Bis es endet oder du es stornierst, kann dir jeder ein passendes Stück zu seinem Preis verkaufen.',
    swap: 'Signieren kostet nichts und bewegt nichts, ist aber verbindlich: Bis der Tausch endet oder du ihn stornierst, kann ihn jedes Konto annehmen, das alles Verlangte hat.',
    other:
      'Signieren kostet nichts und bewegt nichts, ist aber verbindlich, bis es endet oder du es stornierst.',
  },
  post: 'Auf dem Markt einstellen',
  postMeaning: 'Was du signiert hast, wird an den Markt gesendet. Du musst nichts tun.',
  tell: 'Dem Markt melden',
  tellMeaning: 'Der Markt prüft die Order dann sofort. Du musst nichts tun.',
  act: {
    purchase: 'Zahlen und erhalten',
    sweep: 'Zahlen und erhalten',
    sale: 'Verkaufen und bezahlt werden',
    swapAcceptance: 'Geben und bekommen',
    cancellation: 'Auf der Kette stornieren',
    settlement: 'Auf der Kette abschließen',
    transfer: 'Senden',
    mint: 'Zahlen und minten',
    wrap: 'Einpacken',
    unwrap: 'Auspacken',
    revocation: 'Widerrufen',
    listing: 'Auf der Kette veröffentlichen',
    swap: 'Auf der Kette veröffentlichen',
    other: 'Transaktion senden',
  },
  actMeaning: {
    purchase:
      'Eine Transaktion: Du bekommst das Stück und bezahlst es. Schlägt ein Teil fehl, geschieht nichts.',
    sweep:
      'Eine Transaktion für alle. Stücke, die jemand anderes zuerst kauft, werden ausgelassen, und ihr Preis wird in derselben Transaktion erstattet.',
    sale: 'Eine Transaktion: Du gibst das Stück und bekommst das Geld. Schlägt ein Teil fehl, geschieht nichts.',
    swapAcceptance:
      'Eine Transaktion: Du gibst deine Seite und bekommst die andere. Schlägt ein Teil fehl, geschieht nichts.',
    cancellation: `${smallFee} Danach kann niemand mehr die stornierten Orders nutzen.`,
    settlement:
      'Eine Transaktion: Wer am meisten geboten hat, bekommt das Stück, und der Verkäufer wird bezahlt. Schlägt ein Teil fehl, geschieht nichts.',
    transfer:
      'Eine Transaktion, die du nicht rückgängig machen kannst. Du wirst für das Gesendete nicht bezahlt.',
    mint: 'Eine Transaktion: Du zahlst, und die neuen Stücke kommen in deine Wallet. Schlägt ein Teil fehl, geschieht nichts.',
    wrap: oneForOne,
    unwrap: oneForOne,
    revocation: smallFee,
    listing:
      'Eine Transaktion mit Netzwerkgebühr. Sie bewegt nichts, ist aber bindend: Jeder kann zu diesem Preis kaufen, bis das Inserat endet oder du es stornierst.',
    swap: 'Eine Transaktion mit Netzwerkgebühr. Sie bewegt nichts, ist aber bindend: Wer die Stücke besitzt, die du verlangst, kann annehmen, bis der Tausch endet oder du ihn stornierst.',
    other: smallFee,
  },
  steps: (count) => plural(count, { one: '1 Schritt', other: `${count} Schritte` }),
}
