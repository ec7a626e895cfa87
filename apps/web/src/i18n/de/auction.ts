import type { auction as en } from '../en/auction.js'

export const auction: typeof en = {
  title: 'Auktion',
  reserve: 'Mindestgebot',
  highest: 'Höchstes Gebot',
  highestBy: (bidder) => `von ${bidder}`,
  noBid: 'Noch kein Gebot',
  endsIn: (time) => `Noch ${time}`,
  ended: 'Die Auktion ist zu Ende',
  over: 'Diese Auktion ist vorbei',
  bid: 'Bieten',
  bidHigher: 'Höher bieten',
  reviewBid: 'Gebot prüfen',
  bidTitles: {
    begin: 'Bieten',
    running: 'Gebot wird abgegeben',
    done: 'Gebot abgegeben',
    failed: 'Kein Gebot abgegeben',
  },
  settle: 'Jetzt abschließen',
  takeBid: 'Dieses Gebot jetzt annehmen',
  cancel: 'Auktion stornieren',
  youLead:
    'Dein Gebot ist das höchste. Du zahlst, wenn es jetzt angenommen wird oder am Ende noch das höchste ist.',
  outbid: (price) =>
    `Du wurdest überboten: Das höchste Gebot ist ${price}. Dein Gebot ist damit nicht zurückgezogen. Es bleibt als gewöhnliches Gebot offen, bis es endet oder du es stornierst.`,
  lost: 'Ein anderes Gebot hat gewonnen. Dein Gebot bleibt als gewöhnliches Gebot offen, bis es endet oder du es stornierst.',
  howItEnds: (end, until) =>
    `Das höchste Gebot am Ende (${end}) gewinnt, wenn nicht vorher ein Gebot angenommen wird. Danach kann die Auktion bis ${until} abgeschlossen werden. Geschieht das nicht, wird nichts bewegt, und niemand schuldet etwas.`,
  whoSettles: {
    anybody:
      'Jetzt können alle die Auktion abschließen. Das kostet nur die Netzwerkgebühr. Das Stück geht an das höchste gedeckte Gebot, und der Erlös fließt in derselben Transaktion.',
    seller: 'Nur die verkaufende Wallet kann diese Auktion abschließen.',
    youAsSeller:
      'Du kannst jetzt abschließen. Das Stück geht an das höchste Gebot, und in derselben Transaktion wirst du bezahlt.',
  },
  fees: (share) => `Vom siegreichen Gebot gehen höchstens ${share} Gebühren ab.`,
  noBidEnded: 'Kein gedecktes Gebot hat das Mindestgebot erreicht. Es gibt nichts abzuschließen.',
  yourBid: 'Dein Gebot',
  atLeast: (price) => `Mindestens ${price}`,
  belowReserve: (price) => `Gebote unter ${price} zählen nicht`,
  notHighest: (price) => `Das höchste Gebot ist ${price}. Biete mehr, um zu gewinnen.`,
  standsUntil: (until) =>
    `Ein Gebot gilt bis ${until}, damit die Auktion abgeschlossen werden kann. Dein Geld bleibt in deiner Wallet, und du kannst bis dahin jederzeit stornieren.`,
  itemGoesTo: 'Das Stück geht an',
  bidderPays: 'Gezahlt werden',
  feesOut: 'Gebühren',
  sellerGets: 'Verkaufserlös',
  youGet: 'Du bekommst',
  whatHappens: 'Was beim Abschluss geschieht',
  check: 'Abschluss prüfen',
  settled: (name) => `Die Auktion von ${name} ist abgeschlossen`,
  settledMeaning: (bidder, price) => `Es ging an ${bidder} für ${price}.`,
}
