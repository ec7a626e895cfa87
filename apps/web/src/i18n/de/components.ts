import type { components as en } from '../en/components.js'

/** Die Seite der Bausteine für andere Seiten. */
export const components: typeof en = {
  title: 'Bausteine',
  intro:
    'Diese Bausteine laufen auf jeder Seite: in React-Apps mit wagmi, und sonst als eigene Elemente. Hier handeln sie auf diesem Markt.',
  guide: 'So kommen sie auf deine Seite (englisch)',
  none: 'Dieser Markt hat noch keine Stücke. Deshalb gibt es nichts zu zeigen.',
  once: 'Einmal je Seite',
  onceMeaning:
    'In React umgibt SoukMarket alle Bausteine, unterhalb vom WagmiProvider deiner App. Jede andere Seite lädt das Skript; sein Ordner liegt im Paket.',
  inReact: 'In React',
  onAnyPage: 'Auf jeder Seite',
  copy: 'Kopieren',
  copyOf: (label) => `Code kopieren: ${label}`,
  copied: 'Kopiert',
  selected: 'Markiert',
  about: {
    ItemCard: 'Ein Stück mit Bild und Preis, und den Knöpfen, die zum Besucher passen.',
    BuyButton:
      'Kauft das günstigste Inserat oder bietet in einer Auktion mit. Geht beides nicht, sagt der Text, warum.',
    AddToCartButton: 'Legt ein Stück in den Warenkorb dieser Seite, der nicht der Warenkorb der App ist.',
    Cart: 'Öffnet den Warenkorb.',
    OfferButton: 'Macht ein Angebot für ein Stück oder für irgendeines einer Sammlung.',
    SweepButton: 'Kauft mehrere der günstigsten Stücke einer Sammlung.',
    ListButton: 'Bietet ein eigenes Stück zum Verkauf an.',
    OrderCard: 'Eine Order, mit dem, was du damit tun kannst.',
    Activity: 'Was mit einem Stück geschehen ist, immer aktuell.',
  },
}
