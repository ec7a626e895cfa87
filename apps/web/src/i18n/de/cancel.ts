import type { TradeWords } from '../en/trades.js'

export const cancel: TradeWords['cancel'] = {
  explain:
    'Ein signiertes Angebot kann jeder nutzen, der es hat; es zu verstecken reicht also nicht: Die Börse selbst muss es wissen. Dafür braucht es eine Transaktion, und das Netzwerk verlangt eine kleine Gebühr. Bis sie bestätigt ist, gilt das Angebot noch.',
  keep: 'Behalten',
  inWallet: 'In der Wallet stornieren',
  closed: 'Dieses Angebot kann niemand mehr nutzen',
  explainOffer:
    'Ein signiertes Gebot kann jeder nutzen, der es hat; es zu verstecken reicht also nicht: Die Börse selbst muss es wissen. Dafür braucht es eine Transaktion, und das Netzwerk verlangt eine kleine Gebühr. Bis sie bestätigt ist, kann es noch angenommen werden.',
  offerClosed: 'Dieses Gebot kann niemand mehr annehmen',
  moneyStays: (symbol) =>
    `${symbol ? `Das ${symbol}` : 'Was du geboten hast,'} bleibt in deiner Wallet und kann durch dieses Gebot nicht mehr genommen werden.`,
  stays: 'Nur das Angebot ist beendet; kein Stück wurde bewegt.',
}
