import type { bundle as en } from '../en/bundle.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const bundle: typeof en = {
  sell: 'Als Set anbieten',
  sellHint: 'Wähle 2 bis 30 Stücke aus, um sie zusammen zu einem Preis anzubieten.',
  chooseOthers: 'Wähle die anderen Stücke des Sets.',
  meaning: 'Ein Preis für alle Stücke zusammen. Das Set kann nur als Ganzes gekauft werden.',
  asWhole: 'Nur als Ganzes zu kaufen.',
  setOf: (count) => plural(count, { one: 'Set aus 1 Stück', other: `Set aus ${count} Stücken` }),
  theSet: (count) => plural(count, { one: 'Das Set aus 1 Stück', other: `Das Set aus ${count} Stücken` }),
  partOf: (count) => `Teil eines Sets aus ${count}`,
  itemsOf: 'Stücke des Sets',
  lines: 'Gemeinsam angebotene Stücke',
  quantityOf: (name) => `Anzahl von ${name}`,
  held: (units) => `von ${units}`,
  remove: (name) => `${name} entfernen`,
  floor: (price) => `Floor ${price}`,
  noFloor: 'Kein Floor',
  listedAt: (price) => `Steht auch einzeln für ${price} zum Verkauf`,
  price: 'Preis des ganzen Sets',
  floors: (sum) => `Die Floors dieser Stücke ergeben zusammen ${sum}.`,
  someFloors: (sum, count) =>
    plural(count, {
      one: `Der Floor von 1 Stück beträgt ${sum}. Die anderen haben keinen.`,
      other: `Die Floors von ${count} Stücken ergeben zusammen ${sum}. Die anderen haben keinen.`,
    }),
  quick: (change) => (change ? `Floors −${change}` : 'Summe der Floors'),
  readingFees: 'Gebühren werden geprüft',
  issue: {
    tooFew: 'Wähle mindestens 2 Stücke',
    tooMany: 'Wähle höchstens 30 Stücke',
    quantity: 'Prüfe die Anzahl',
  },
  warning: {
    belowFloors: (sum) =>
      `Das liegt unter der Summe der Floors (${sum}). Das Set kann binnen Sekunden gekauft werden.`,
    listedAlone: (names, count) =>
      `${names} ${count === 1 ? 'steht' : 'stehen'} auch einzeln zum Verkauf, und dieses Inserat bleibt offen. Was zuerst verkauft wird, beendet das andere: Ohne das Stück kann niemand das Set kaufen, und ist das Set verkauft, kann niemand mehr das Stück kaufen.`,
    editionAlone: 'Eine Auflage kann auf beide Arten verkauft werden, wenn du genug Exemplare besitzt.',
    otherSet: (count) =>
      plural(count, {
        one: 'Ein anderes deiner Sets enthält einige dieser Stücke. Sobald ein Set verkauft ist, kann niemand mehr das andere kaufen.',
        other: `${count} andere deiner Sets enthalten einige dieser Stücke. Sobald ein Set verkauft ist, kann niemand mehr die anderen kaufen.`,
      }),
  },
  creatorOf: (collection, part, all) =>
    part === all ? `Urheber von ${collection}` : `Urheber von ${collection}, für ${part} von ${all} Stücken`,
  forSale: 'Dein Set steht zum Verkauf',
  stays: (price, moment) =>
    `Alle Stücke bleiben in deiner Wallet, bis jemand ${price} für das ganze Set zahlt. Das Inserat endet am ${moment}; bis dahin kannst du es stornieren.`,
  falls: (start, end, moment) =>
    `Der Preis des ganzen Sets fällt bis ${moment} von ${start} auf ${end}. Alle Stücke bleiben in deiner Wallet, bis jemand zahlt. Bis dahin kannst du stornieren.`,
  toOne: (buyer) => `Nur ${buyer} kann es kaufen. Schick einen Link zur Seite eines der Stücke.`,
  whereShown: 'Die Seite jedes Stücks zeigt das Set.',
  see: 'Set ansehen',
  inSet: 'Als Teil eines Sets zu kaufen',
  inSetMeaning: 'Es hat keinen eigenen Preis. Siehe die Inserate unten.',
  forAll: 'für das ganze Set',
  falling: 'Der Preis fällt.',
  buy: 'Set kaufen',
  buyHint: 'Du bekommst alle Stücke zusammen, in einer Transaktion.',
  pay: 'Zahlen und erhalten',
  payMeaning:
    'Eine Transaktion: Du bekommst alle Stücke und zahlst dafür. Schlägt ein Teil fehl, geschieht nichts.',
  forSaleHere: (count) => plural(count, { one: '1 Set zu kaufen', other: `${count} Sets zu kaufen` }),
  setsMeaning:
    'Mehrere Stücke zu einem Preis. Preise von Sets zählen nicht als Floor, und ihre Verkäufe zählen nicht zum Volumen.',
}
