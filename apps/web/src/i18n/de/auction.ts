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
    'Deines ist das höchste Gebot. Du zahlst, wenn es vor dem Ende angenommen wird oder am Ende noch das höchste ist.',
  outbid: (price) =>
    `Du wurdest überboten: Das höchste Gebot ist ${price}. Deines bleibt als gewöhnliches Gebot offen, bis es endet oder du es stornierst.`,
  lost: 'Ein anderes Gebot hat gewonnen. Deines bleibt als gewöhnliches Gebot offen, bis es endet oder du es stornierst.',
  howItEnds: (end, until) =>
    `Es gewinnt, was am Ende das höchste Gebot ist (${end}), wenn nicht vorher eines angenommen wird. Danach kann bis ${until} abgeschlossen werden; geschieht das nicht, wird nichts bewegt, und niemand schuldet etwas.`,
  whoSettles: {
    anybody:
      'Jetzt dürfen alle abschließen; es kostet nur die Netzwerkgebühr. Das Stück geht an das höchste gedeckte Gebot, und in derselben Transaktion wird bezahlt.',
    seller: 'Diese Auktion kann nur abschließen, wer das Stück verkauft.',
    youAsSeller:
      'Du kannst jetzt abschließen. Das Stück geht an das höchste Gebot, und in derselben Transaktion wirst du bezahlt.',
  },
  fees: (share) => `Vom siegreichen Gebot gehen höchstens ${share} Gebühren ab.`,
  noBidEnded: 'Kein gedecktes Gebot hat das Mindestgebot erreicht; es gibt nichts abzuschließen.',
  yourBid: 'Dein Gebot',
  atLeast: (price) => `Mindestens ${price}`,
  belowReserve: (price) => `Gebote unter ${price} zählen nicht`,
  notHighest: (price) => `Das höchste Gebot ist ${price}. Deines müsste darüber liegen, um zu gewinnen.`,
  standsUntil: (until) =>
    `Ein Gebot steht bis ${until}, damit die Auktion abgeschlossen werden kann. Dein Geld bleibt in deiner Wallet; vorher kannst du jederzeit stornieren.`,
  itemGoesTo: 'Das Stück geht an',
  bidderPays: 'Gezahlt werden',
  feesOut: 'Gebühren',
  sellerGets: 'Verkaufserlös',
  youGet: 'Du bekommst',
  whatHappens: 'Was der Abschluss tut',
  check: 'Abschluss ansehen',
  settled: (name) => `Die Auktion von ${name} ist abgeschlossen`,
  settledMeaning: (bidder, price) => `Es ging an ${bidder} für ${price}.`,
}
