import type { orderText as english } from '../en/orderText.js'

export const orderText: typeof english = {
  anyOf: (collection) => `Irgendeines aus ${collection}`,
  anyWith: (collection, traits) => `Irgendeines aus ${collection} mit ${traits}`,
  someOf: (collection) => `Bestimmte aus ${collection}`,
  andMore: (name, more) => `${name} und ${more} weitere`,
  swapOf: (given, wanted) => `${given} gegen ${wanted}`,
  byYou: 'von dir',
  by: (account) => `von ${account}`,
  forOne: (account) => `nur für ${account}`,
  forYou: 'nur für dich',
  now: {
    own: (units) => `du hast jetzt genug für ${units}`,
    ask: (units) => `der Verkäufer hat jetzt genug für ${units}`,
    swap: (units) => `der Anbieter hat jetzt genug für ${units}`,
    bid: (units) => `Geld jetzt für ${units}`,
  },
  status: {
    ends: (time) => `Gilt noch ${time}`,
    not_started: 'Hat noch nicht begonnen',
    counter: 'Vom Verkäufer storniert',
    balance: 'Der Verkäufer hat es nicht mehr',
    approval: 'Freigabe widerrufen',
    signature: 'Signatur gilt nicht mehr',
    inactive: 'Jetzt nicht zu kaufen',
    filled: 'Verkauft',
    cancelled: 'Storniert',
    expired: 'Beendet',
    balanceOfSet: 'Der Verkäufer hat nicht mehr alle Stücke',
    sleeping: (price) => `Inaktiv: Kommt dieses Stück zu dir zurück, können alle es für ${price} kaufen`,
    sleepingAuction: (end) =>
      `Inaktiv: Kommt dieses Stück zu dir zurück, läuft seine Auktion weiter, bis ${end}`,
    sleepingAuctionEnded: (until) =>
      `Inaktiv: Kommt dieses Stück zu dir zurück, kann das höchste gedeckte Gebot seine Auktion gewinnen, bis ${until}`,
    sleepingSet: (price) =>
      `Inaktiv: Hast du wieder alle Stücke des Sets, können alle es für ${price} kaufen`,
  },
}
