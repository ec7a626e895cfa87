import type { TradeWords } from '../en/trades.js'

export const offer: TradeWords['offer'] = {
  make: 'Gebot abgeben',
  raise: 'Noch ein Gebot abgeben',
  amount: 'Dein Gebot',
  amountEach: 'Dein Gebot für eines',
  review: 'Gebot ansehen',
  inPlainWords: 'Das Gebot in einfachen Worten',
  accept: 'Annehmen',
  cancel: 'Gebot stornieren',
  offers: 'Gebote',
  offersOn: (name) => `Gebote auf ${name}`,
  none: 'Zurzeit hat niemand ein Gebot abgegeben.',
  unread: 'Der Markt hat nicht gesagt, was geboten ist.',
  by: (account) => `von ${account}`,
  byYou: 'von dir',
  forItem: 'für dieses Stück',
  forCollection: 'für jedes Stück der Sammlung',
  forTraits: (traits) => `für Stücke mit ${traits}`,
  covered: 'Das Geld ist da',
  uncovered: 'Das Geld ist gerade nicht da',
  unknownMoney: 'In einer Währung, die dieser Markt nicht kennt',
  ends: (time) => `Gilt noch ${time}`,
  warning: {
    aboveFloor: (price) => `Du kannst es sofort günstiger kaufen: Das günstigste Angebot ist ${price}.`,
    short: (amount) =>
      `In deiner Wallet fehlen ${amount}. Packe zuerst etwas ein: Damit werden Gebote bezahlt.`,
    exposure: (amount) =>
      `Mit deinen anderen offenen Geboten würdest du ${amount} schulden, mehr, als deine Wallet hat. Das erste, das angenommen wird, bekommt das Geld; hinter den anderen steht dann keines mehr.`,
  },
  line: {
    youGive: 'Du gibst',
    youGet: 'Du bekommst',
    ownerGets: 'Der Besitzer bekommt',
    ownersGet: 'Die Besitzer bekommen',
  },
  made: 'Dein Gebot steht',
  madeMeaning: (amount, end) =>
    `${amount} bleiben in deiner Wallet, bis jemand das Gebot annimmt. Das Gebot endet am ${end}; bis dahin kannst du es stornieren.`,
  youGive: 'Du gibst',
  theyPay: 'Gebot',
  youReceive: 'Du bekommst',
  whatYouReceive: 'Was du bekommst',
  sold: (name) => `${name} ist verkauft`,
  checking: 'Gebot wird geprüft',
}
