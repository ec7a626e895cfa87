import type { TradeWords } from '../en/trades.js'

export const trade: TradeWords['trade'] = {
  retry: 'Noch einmal versuchen',
  resend: 'Noch einmal senden',
  checkAgain: 'Noch einmal prüfen',
  opening: 'Wird vom Markt geladen …',
  openingLong:
    'Der Markt hat noch nicht geantwortet. Sobald er antwortet, öffnet sich dies von selbst. Es wurde nichts gesendet.',
  notOpened: 'Das ließ sich nicht öffnen',
  nothingSent: 'Es wurde nichts gesendet. Deine Stücke und dein Geld sind nicht betroffen.',
  switchNetwork: (network) => `Zu ${network} wechseln`,
  switchTitle: (network) => `Wechsle mit deiner Wallet zu ${network}`,
  switchWhy: (network) =>
    `Dieser Handel findet auf ${network} statt, und deine Wallet ist in einem anderen Netzwerk. Sie fragt dich, ob du wechseln willst, und ob sie ${network} hinzufügen soll, falls sie es nicht kennt.`,
  notSwitched: 'Die Wallet hat nicht gewechselt. Wechsle selbst, oder versuche es erneut.',
  close: 'Schließen',
  back: 'Zurück',
  done: 'Fertig',
  stop: 'Nicht mehr warten',
  underWay: 'Einen Handel mit dieser Order hast du schon begonnen',
  underWayMeaning:
    'Machst du hier auch weiter, können beide zustande kommen, oder du zahlst eine Netzwerkgebühr umsonst.',
  background:
    'Du kannst diesen Dialog schließen, der Vorgang läuft weiter. Du findest ihn in den Benachrichtigungen unter „Deine Transaktionen“.',
  asked: 'Was du bestätigst',
  seller: 'Verkäufer',
  continueInWallet: 'Weiter in der Wallet',
  seeOthers: 'Andere Stücke im Verkauf ansehen',
  seeItems: 'Meine Stücke ansehen',
  seeItemsAt: (host) => `Meine Stücke bei ${host} ansehen`,
  checkingListing: 'Inserat wird geprüft',
  networkFee: 'Netzwerkgebühr',
  estimate: '(geschätzt)',
  addedByWallet: 'nennt deine Wallet',
  inWallet: 'In deiner Wallet',
  transaction: 'Transaktion',
  approval: 'Freigabe',
  transactionHash: 'Hash der Transaktion',
  settled: 'Erledigt',
  settledMeaning: 'Der Vorgang, den du früher gestartet hast, ist abgeschlossen.',
  postedOne: (price, end) =>
    `Was du signiert hast, ist jetzt auf dem Markt, für ${price}. Es gilt bis ${end}, und bis dahin kannst du es stornieren.`,
  posted: (count) =>
    count === 1
      ? 'Was du signiert hast, ist jetzt auf dem Markt.'
      : `Die ${count} Orders, die du signiert hast, sind jetzt auf dem Markt.`,
  receipt: 'Beleg',
  steps: 'Schritte',
  paid: 'Bezahlt',
  received: 'Bekommen',
  shortBy: (amount) => `In deiner Wallet fehlen ${amount}.`,
  lacks: (symbol) => `Nicht genug ${symbol}`,
  youAreShort: (amount) => `Dir fehlen ${amount}.`,
}
