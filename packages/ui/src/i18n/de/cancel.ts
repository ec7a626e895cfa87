import type { TradeWords } from '../en/trades.js'

export const cancel: TradeWords['cancel'] = {
  explain:
    'Wer ein signiertes Inserat hat, kann es nutzen. Es reicht deshalb nicht, es zu verbergen. Du stornierst es an der Börse mit einer Transaktion, für die das Netzwerk eine kleine Gebühr verlangt. Bis die Transaktion bestätigt ist, gilt das Inserat noch.',
  keep: 'Behalten',
  what: {
    listing: 'Zu stornierendes Inserat',
    auction: 'Zu stornierende Auktion',
    offer: 'Zu stornierendes Angebot',
    bid: 'Zu stornierendes Gebot',
    swap: 'Zu stornierender Tausch',
  },
  units: {
    each: (units, price) => `${units} × ${price}`,
    together: (units, price) => `${units} Einheiten für ${price}`,
  },
  moves: 'Verlässt deine Wallet',
  nothing: 'Nur die Netzwerkgebühr',
  inWallet: 'In der Wallet stornieren',
  filled: {
    ask: (units, total) =>
      `${units} von ${total} Einheiten ${units === 1n ? 'ist' : 'sind'} verkauft. Du stornierst das Inserat der übrigen ${total - units}.`,
    bid: (units, total) =>
      `Du hast ${units} von ${total} durch dieses Angebot gekauft. Du stornierst das Angebot für die übrigen ${total - units}.`,
    swap: (units, total) =>
      `${units} von ${total} Einheiten ${units === 1n ? 'ist' : 'sind'} getauscht. Du stornierst den Tausch der übrigen ${total - units}.`,
  },
  rest: {
    ask: (units, total) =>
      `${units} von ${total} Einheiten ${units === 1n ? 'wurde' : 'wurden'} vorher verkauft. Die übrigen ${total - units} kann niemand mehr durch dieses Inserat kaufen.`,
    bid: (units, total) =>
      `Du hast vorher ${units} von ${total} gekauft. Dieses Angebot kann kein Geld mehr für die übrigen ${total - units} nehmen.`,
    swap: (units, total) =>
      `${units} von ${total} Einheiten ${units === 1n ? 'wurde' : 'wurden'} vorher getauscht. Die übrigen ${total - units} kann niemand mehr tauschen.`,
  },
  closed: 'Dieses Inserat kann niemand mehr nutzen',
  others: {
    title: (prices) => `Das Stück steht weiter zum Verkauf: ${prices}`,
    meaning: 'Jedes Inserat ist eine eigene Order, und die anderen bleiben gültig.',
    before: (prices) => `Deine anderen Inserate für dieses Stück bleiben offen: ${prices}.`,
    cancel: (count) => (count === 1 ? 'Anderes Inserat stornieren' : `Andere ${count} Inserate stornieren`),
    inSet: (price) => `${price} als Teil eines Sets`,
    reserve: (price) => `eine Auktion ab ${price}`,
    each: (price) => `${price} je Stück`,
  },
  explainOffer:
    'Wer ein signiertes Angebot hat, kann es nutzen. Es reicht deshalb nicht, es zu verbergen. Du stornierst es an der Börse mit einer Transaktion, für die das Netzwerk eine kleine Gebühr verlangt. Bis die Transaktion bestätigt ist, kann das Angebot noch angenommen werden.',
  offerClosed: 'Dieses Angebot kann niemand mehr annehmen',
  moneyStays: (symbol) =>
    `${symbol ? `Das ${symbol}` : 'Was du angeboten hast,'} bleibt in deiner Wallet. Dieses Angebot kann es nicht mehr nehmen.`,
  explainBid:
    'Wer ein signiertes Gebot hat, kann es nutzen. Es reicht deshalb nicht, es zu verbergen. Du stornierst es an der Börse mit einer Transaktion, für die das Netzwerk eine kleine Gebühr verlangt. Bis die Transaktion bestätigt ist, kann das Gebot noch gewinnen oder angenommen werden.',
  bidWon: (price) =>
    `Du hast diese Auktion${price ? ` mit ${price}` : ''} gewonnen, und sie ist noch nicht abgeschlossen. Wenn du stornierst, gibst du das Stück auf: Das nächsthöchste gedeckte Gebot kann gewinnen.`,
  bidClosed: 'Dieses Gebot kann nicht mehr gewinnen oder angenommen werden',
  bidStays: (symbol) =>
    `${symbol ? `Das ${symbol}` : 'Was du geboten hast,'} bleibt in deiner Wallet. Dieses Gebot kann es nicht mehr nehmen.`,
  explainSwap:
    'Wer einen signierten Tausch hat, kann ihn nutzen. Es reicht deshalb nicht, ihn zu verbergen. Du stornierst ihn an der Börse mit einer Transaktion, für die das Netzwerk eine kleine Gebühr verlangt. Bis die Transaktion bestätigt ist, kann der Tausch noch angenommen werden.',
  swapClosed: 'Diesen Tausch kann niemand mehr annehmen',
  swapStays: 'Alles bleibt in deiner Wallet. Dieser Tausch kann es nicht mehr nehmen.',
  stays: 'Nur das Inserat ist beendet. Kein Stück wurde bewegt.',
  explainAuction:
    'Wer die signierte Auktion hat, kann sie nach ihrem Ende abschließen. Es reicht deshalb nicht, sie zu verbergen. Du stornierst sie an der Börse mit einer Transaktion, für die das Netzwerk eine kleine Gebühr verlangt. Bis die Transaktion bestätigt ist, gilt die Auktion noch. Gebote werden nicht mit ihr storniert: Jedes bleibt als gewöhnliches Angebot offen, bis es endet oder der Bieter es storniert.',
  auctionClosed: 'Diese Auktion kann niemand mehr gewinnen',
  auctionStays:
    'Nur die Auktion ist beendet. Kein Stück wurde bewegt. Gebote darauf, falls es welche gibt, bleiben als gewöhnliche Angebote offen.',
}
