import type { AuctionFacts, auction as en } from '../en/auction.js'

const staysOpen = 'Dein Gebot bleibt als gewöhnliches Angebot offen, bis es endet oder du es stornierst.'
const anyoneSettles = ({ bySellerOnly, until }: AuctionFacts) =>
  bySellerOnly
    ? `Nur die verkaufende Wallet kann diese Auktion abschließen, bis ${until}.`
    : `Bis ${until} können alle die Auktion abschließen. Das kostet sie nur die Netzwerkgebühr. Das Stück geht an das höchste gedeckte Gebot, dessen Bieter es bezahlt, und der Erlös fließt in derselben Transaktion.`
const nothing = () => ''
const lapsed = () =>
  'Niemand hat diese Auktion rechtzeitig abgeschlossen. Nichts wurde bewegt, und niemand schuldet etwas.'
const excess = ({ taken, allowed }: { taken: string; allowed: string }) =>
  `Dein Gebot zählt nicht: Es nimmt ${taken} Gebühren, und der Verkäufer erlaubt höchstens ${allowed}. Es bleibt als gewöhnliches Angebot offen, bis es endet oder du es stornierst.`
const unsold = () =>
  'Kein Gebot zählt, es gibt also nichts abzuschließen: Ein Gebot muss gedeckt sein, das Mindestgebot erreichen und darf nicht mehr Gebühren nehmen, als die Auktion erlaubt.'
const undelivered = () =>
  'Das Stück kann gerade nicht geliefert werden, deshalb kann niemand diese Auktion abschließen.'
const nextBlock = 'Das Ende zählt ab dem nächsten Block der Chain.'

export const auction: typeof en = {
  title: 'Auktion',
  bar: 'An dieser Auktion teilnehmen',
  reserve: 'Mindestgebot',
  highest: 'Höchstes Gebot',
  paid: 'Verkauft für',
  highestBy: (bidder) => `von ${bidder}`,
  highestByYou: 'von dir',
  soldTo: (buyer) => `an ${buyer}`,
  soldToYou: 'an dich',
  noBid: 'Noch kein Gebot',
  noBidCame: 'Kein Gebot',
  endsIn: (time) => `Noch ${time}`,
  status: {
    closing: 'Endet jetzt',
    ended: 'Die Auktion ist zu Ende',
    unsold: 'Ohne Zuschlag beendet',
    asleep: 'Inaktiv',
    sold: 'Abgeschlossen',
    cancelled: 'Storniert',
    lapsed: 'Nie abgeschlossen',
    over: 'Diese Auktion ist vorbei',
  },
  bid: 'Bieten',
  bidHigher: 'Höher bieten',
  reviewBid: 'Gebot prüfen',
  inPlainWords: 'Das Gebot in einfacher Sprache',
  bidsUntil: 'Gebote bis',
  settle: 'Jetzt abschließen',
  settleForOthers: 'Für den Gewinner abschließen',
  takeBid: 'Dieses Gebot jetzt annehmen',
  acceptBid: 'Gebot annehmen',
  cancel: 'Auktion stornieren',
  standing: {
    open: {
      seller: nothing,
      leader: () =>
        'Dein Gebot ist das höchste. Du zahlst, wenn es jetzt angenommen wird oder am Ende noch das höchste ist.',
      bidder: ({ hasBid, price, fees }) =>
        fees
          ? excess(fees)
          : hasBid
            ? `Du wurdest überboten: Das höchste Gebot ist ${price}. Dein Gebot ist damit nicht zurückgezogen. Es bleibt als gewöhnliches Angebot offen, bis es endet oder du es stornierst.`
            : 'Dein Gebot zählt nicht: Es liegt unter dem Mindestgebot, oder deine Wallet deckt es nicht.',
      onlooker: nothing,
    },
    closing: {
      seller: () => `Die Zeit ist um. ${nextBlock}`,
      leader: ({ price }) => `Die Zeit ist um, und dein Gebot von ${price} ist das höchste. ${nextBlock}`,
      bidder: () => `Die Zeit ist um, und dein Gebot ist nicht das höchste. ${staysOpen}`,
      onlooker: () => `Die Zeit ist um. ${nextBlock}`,
    },
    ended: {
      seller: ({ winner, price, until }) =>
        `Du kannst jetzt abschließen: Das Stück geht an ${winner}, und du wirst in derselben Transaktion aus dem Gebot von ${price} bezahlt. Das ist bis ${until} möglich.`,
      leader: ({ price, until, bySellerOnly }) =>
        bySellerOnly
          ? `Dein Gebot von ${price} ist das höchste. Nur die verkaufende Wallet kann abschließen, bis ${until}. Lass den Betrag bis dahin in deiner Wallet.`
          : `Du hast gewonnen. Schließe jetzt ab: Du zahlst ${price} und bekommst das Stück in einer Transaktion. Lass den Betrag bis dahin in deiner Wallet: Ein Gebot ohne Deckung gewinnt nicht.`,
      bidder: (facts) => `Ein anderes Gebot hat gewonnen. ${staysOpen} ${anyoneSettles(facts)}`,
      onlooker: anyoneSettles,
    },
    unsold: {
      seller: () =>
        'Kein Gebot zählt, es gibt also nichts abzuschließen: Ein Gebot muss gedeckt sein, das Mindestgebot erreichen und darf nicht mehr Gebühren nehmen, als du erlaubt hast. Storniere die Auktion, oder biete das Stück neu an.',
      leader: unsold,
      bidder: ({ fees }) =>
        fees
          ? excess(fees)
          : 'Kein gedecktes Gebot hat das Mindestgebot erreicht. Es gibt nichts abzuschließen. Dein Gebot hat nicht gezählt.',
      onlooker: unsold,
    },
    asleep: {
      seller: () =>
        'Dein Stück oder seine Freigabe fehlt, deshalb kann niemand diese Auktion abschließen. Sie läuft weiter, wenn beides wieder da ist.',
      leader: undelivered,
      bidder: undelivered,
      onlooker: undelivered,
    },
    sold: {
      seller: ({ winner, price }) =>
        `Dein Stück ging an ${winner} für ${price}. Du wurdest in derselben Transaktion bezahlt.`,
      leader: ({ price }) => `Du hast für ${price} gewonnen: Das Stück ist in deiner Wallet.`,
      bidder: ({ winner, price }) => `Es ging an ${winner} für ${price}. ${staysOpen}`,
      onlooker: ({ winner, price }) => `Es ging an ${winner} für ${price}.`,
    },
    cancelled: {
      seller: () => 'Du hast diese Auktion storniert. Gebote bleiben als gewöhnliche Angebote offen.',
      leader: () => `Diese Auktion wurde storniert. ${staysOpen}`,
      bidder: () => `Diese Auktion wurde storniert. ${staysOpen}`,
      onlooker: () => 'Diese Auktion wurde storniert.',
    },
    lapsed: { seller: lapsed, leader: lapsed, bidder: lapsed, onlooker: lapsed },
    over: { seller: nothing, leader: nothing, bidder: nothing, onlooker: nothing },
  },
  howItEnds: {
    own: (end, until) =>
      `Das höchste Gebot am Ende (${end}) gewinnt, wenn du nicht vorher ein Gebot annimmst. Danach kann die Auktion bis ${until} abgeschlossen werden. Geschieht das nicht, wird nichts bewegt, und niemand schuldet etwas.`,
    other: (end, until) =>
      `Das höchste Gebot am Ende (${end}) gewinnt, wenn nicht vorher ein Gebot angenommen wird. Danach kann die Auktion bis ${until} abgeschlossen werden. Geschieht das nicht, wird nichts bewegt, und niemand schuldet etwas.`,
  },
  fees: (share) => `Vom siegreichen Gebot gehen höchstens ${share} Gebühren ab.`,
  feesTooHigh: 'Gebote von hier würden nicht zählen',
  feesTooHighMeaning: ({ taken, allowed }) =>
    `Der Verkäufer erlaubt höchstens ${allowed} Gebühren, und ein Gebot von diesem Markt nimmt ${taken}. So ein Gebot zählt nie, egal wie hoch es ist. Du kannst dort bieten, wo die Auktion begonnen wurde, oder hier ein gewöhnliches Angebot für das Stück machen.`,
  yourBid: 'Dein Gebot',
  atLeast: (price) => `Mindestens ${price}`,
  belowReserve: (price) => `Gebote unter ${price} zählen nicht`,
  notHighest: (price) => `Das höchste Gebot ist ${price}. Biete mehr, um zu gewinnen.`,
  standsUntil: (until) =>
    `Ein Gebot gilt bis ${until}, damit die Auktion abgeschlossen werden kann. Dein Geld bleibt in deiner Wallet, und du kannst bis dahin jederzeit stornieren.`,
  placed: {
    highest: 'Dein Gebot ist das höchste',
    other: 'Dein Gebot ist abgegeben',
    meaning: (price, end, until) =>
      `Ist es am Ende (${end}) das höchste, gewinnt es: Beim Abschluss der Auktion zahlst du ${price} und bekommst das Stück. Es kann auch vorher angenommen werden. Bis dahin bleibt das Geld in deiner Wallet. Das Gebot gilt bis ${until}, und vorher kannst du es stornieren.`,
  },
  itemGoesTo: 'Das Stück geht an',
  you: 'dich',
  bidderPays: 'Gezahlt werden',
  youPay: 'Du zahlst',
  feesOut: 'Gebühren',
  sellerGets: 'Der Verkäufer bekommt',
  youGet: 'Du bekommst',
  whatHappens: 'Was beim Abschluss geschieht',
  check: 'Abschluss prüfen',
  settled: (name) => `Die Auktion von ${name} ist abgeschlossen`,
  settledMeaning: {
    winner: (price) => `Es gehört dir, für ${price}.`,
    seller: (bidder, price, received) => `Es ging an ${bidder} für ${price}. Du hast ${received} bekommen.`,
    other: (bidder, price) => `Es ging an ${bidder} für ${price}.`,
  },
  row: {
    settle: 'Abschließen',
    canSettle: 'Beendet. Du kannst sie jetzt abschließen.',
    noBid: 'Ohne Zuschlag beendet',
    bids: (price) => `Mindestgebot ${price}`,
  },
  mark: {
    bid: 'Gebot',
    highest: 'Höchstes Gebot einer Auktion',
    won: 'Du hast diese Auktion gewonnen. Schließe sie ab, um zu zahlen und das Stück zu erhalten.',
    wonBySeller: 'Höchstes Gebot einer beendeten Auktion, die nur der Verkäufer abschließen kann',
    winner: 'Das Gebot, das eine Auktion gewonnen hat, die noch nicht abgeschlossen ist',
    lower: (price) => `Ein niedrigeres Gebot: Derselbe Bieter führt mit ${price}`,
    outbid: (price) => `Überboten: Das höchste Gebot ist ${price}`,
    held: 'Für ein Stück, das der Bieter jetzt hat. Wem es danach gehört, könnte es annehmen.',
    heldByYou: 'Du hast dieses Stück jetzt. Wem es danach gehört, könnte das Angebot annehmen.',
    bidHeldByYou: 'Du hast dieses Stück jetzt. Wem es danach gehört, könnte das Gebot annehmen.',
  },
  buyNow: {
    add: 'Sofortpreis hinzufügen',
    title: 'Sofortpreis',
    yours: 'Dein Sofortpreis',
    meaning: 'Ein Kauf beendet diese Auktion ohne Zuschlag. Gebote bleiben als gewöhnliche Angebote offen.',
  },
  passedOver: {
    ended: (price, bidder, until) =>
      `Deine Auktion dieses Stücks ist zu Ende, und das Gebot von ${price} von ${bidder} hat gewonnen. Du kannst die Auktion bis ${until} abschließen. Nimmst du stattdessen dieses Angebot an, geht das Stück zum Preis dieses Angebots an den, der es gemacht hat, und niemand kann die Auktion mehr abschließen.`,
    running: (price, bidder, end) =>
      `Deine Auktion dieses Stücks läuft bis ${end}, und ${bidder} bietet mehr: ${price}. Nimmst du dieses Angebot an, geht das Stück zum Preis dieses Angebots an den, der es gemacht hat, und die Auktion endet ohne Zuschlag.`,
    settle: 'Stattdessen die Auktion abschließen',
  },
  lower: {
    one: (price, until) =>
      `Dein Gebot von ${price} bleibt bis ${until} offen und kann von jedem angenommen werden, dem das Stück gehört.`,
    several: (count) =>
      `${count} niedrigere Gebote von dir bleiben offen und können von jedem angenommen werden, dem das Stück gehört.`,
    cancelOne: 'Niedrigeres Gebot stornieren',
    cancelSeveral: 'Niedrigere Gebote stornieren',
    afterwards: 'Du kannst es stornieren, sobald das neue abgegeben ist.',
    cancelAll: 'Diese Gebote stornieren',
    outbid: (count) =>
      `${count} Gebote von dir auf dieses Stück sind offen. Überboten zu sein zieht keines davon zurück, und annehmen kann sie jeder, dem das Stück gehört.`,
  },
}
