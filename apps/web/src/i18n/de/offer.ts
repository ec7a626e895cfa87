import type { TradeWords } from '../en/trades.js'

export const offer: TradeWords['offer'] = {
  make: 'Gebot abgeben',
  raise: 'Noch ein Gebot abgeben',
  amount: 'Dein Gebot',
  amountEach: 'Dein Gebot je Stück',
  review: 'Gebot prüfen',
  inPlainWords: 'Das Gebot in einfacher Sprache',
  accept: 'Annehmen',
  cancel: 'Gebot stornieren',
  offers: 'Gebote',
  offersOn: (name) => `Gebote auf ${name}`,
  none: 'Noch keine Gebote.',
  unread: 'Der Markt hat die Gebote nicht geliefert.',
  by: (account) => `von ${account}`,
  byYou: 'von dir',
  forItem: 'für dieses Stück',
  forCollection: 'für jedes Stück der Sammlung',
  forList: 'für ausgewählte Stücke der Sammlung',
  forTraits: (traits) => `für Stücke mit ${traits}`,
  covered: 'Gedeckt',
  uncovered: 'Zurzeit nicht gedeckt',
  unknownMoney: 'In einer Währung, die dieser Markt nicht kennt',
  ends: (time) => `Gilt noch ${time}`,
  warning: {
    aboveFloor: (price) => `Du kannst es sofort günstiger kaufen: Das günstigste Angebot ist ${price}.`,
    short: (amount) =>
      `In deiner Wallet fehlen ${amount}. Packe zuerst etwas ein: Gebote werden in der verpackten Währung bezahlt.`,
    exposure: (amount) =>
      `Deine offenen Gebote würden zusammen ${amount} kosten, mehr als deine Wallet hat. Die zuerst angenommenen Gebote verbrauchen das Geld, die anderen sind dann nicht gedeckt.`,
  },
  line: {
    youGive: 'Du gibst',
    youGet: 'Du bekommst',
    ownerGets: 'Der Besitzer bekommt',
    ownersGet: 'Die Besitzer bekommen',
  },
  made: 'Dein Gebot gilt',
  madeMeaning: (amount, end) =>
    `${amount} bleiben in deiner Wallet, bis jemand das Gebot annimmt. Das Gebot endet am ${end}. Bis dahin kannst du es stornieren.`,
  youGive: 'Du gibst',
  theyPay: 'Gebot',
  youReceive: 'Du bekommst',
  whatYouReceive: 'Was du bekommst',
  sold: (name) => `${name} ist verkauft`,
  checking: 'Gebot wird geprüft',
}
