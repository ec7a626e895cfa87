import type { orderCard as en } from '../en/orderCard.js'

/** Eine Karte mit einer Order. */
export const orderCard: typeof en = {
  kinds: { listing: 'Inserat', auction: 'Auktion', offer: 'Angebot', swap: 'Tausch' },
  from: (price) => `Gebote ab ${price}`,
  highest: (price) => `Höchstes Gebot ${price}`,
  changing: 'Der Preis ändert sich mit der Zeit.',
  each: 'je Stück',
  left: (remaining, total) => `${remaining} von ${total} übrig`,
  accept: 'Angebot annehmen',
  cancel: { listing: 'Inserat stornieren', auction: 'Auktion stornieren', offer: 'Angebot stornieren' },
  offerState: {
    ends: (time) => `Gilt noch ${time}`,
    not_started: 'Hat noch nicht begonnen',
    counter: 'Vom Anbietenden storniert',
    balance: 'Der Anbietende hat das Geld nicht mehr',
    approval: 'Freigabe widerrufen',
    signature: 'Signatur gilt nicht mehr',
    inactive: 'Jetzt nicht anzunehmen',
    filled: 'Angenommen',
    cancelled: 'Storniert',
    expired: 'Beendet',
  },
  why: {
    reserved: (account) => `Nur ${account} kann es kaufen.`,
    notHeld: 'Nur wer dieses Stück besitzt, kann das Angebot annehmen.',
    holderUnread: 'Der Markt hat nicht gesagt, wer dieses Stück besitzt.',
    anyItem: 'Es gilt für mehrere Stücke. Wähle auf dem Markt eines von deinen, um es anzunehmen.',
    unknownMoney: 'Der Markt kennt diese Währung nicht. Deshalb lässt sich das Angebot hier nicht annehmen.',
    over: 'Die Auktion ist vorbei. Der Verkäufer oder der Gewinner schließt sie auf dem Markt ab.',
  },
}
