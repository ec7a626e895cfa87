import type { embedDialogs as en } from '../en/embedDialogs.js'

/** Dialoge auf fremden Seiten, die spät geladen werden. */
export const embedDialogs: typeof en = {
  left: {
    title: 'Unfertige Trades',
    unfinished: (count) => (count === 1 ? 'Unfertigen Trade ansehen' : `${count} unfertige Trades ansehen`),
    running: (count) => (count === 1 ? 'Laufenden Trade ansehen' : `${count} laufende Trades ansehen`),
    none: 'Kein Trade ist unfertig.',
  },
  untrusted: {
    title: 'Dieser Handel wurde nicht begonnen',
    text: (name, chainId) =>
      `Souk weiß nichts über die Chain ${chainId} und kann nicht prüfen, welche Verträge ${name} für den Handel nennt. Nichts wurde signiert oder gesendet.`,
    forDevelopers: 'Wenn du diese Seite betreibst und dem Markt vertraust, setze seine Option „trust“.',
  },
  connect: {
    title: 'Wallet verbinden',
    none: 'Dieser Browser hat keine Wallet. Installiere eine, oder öffne diese Seite im Browser deiner Wallet.',
    noneInFrame:
      'Dieser Rahmen hat keine Wallet: Browser halten Wallets aus manchen Rahmen fern. Öffne seine Seite in einem eigenen Tab oder im Browser deiner Wallet.',
    failed: 'Die Wallet hat sich nicht verbunden. Öffne sie und versuche es noch einmal.',
  },
}
