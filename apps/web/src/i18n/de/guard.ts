import type { guard as en } from '../en/guard.js'

/** The findings of the guard in a review, before the wallet prompt. */
export const guard: typeof en = {
  title: 'Ergebnis der Sicherheitsprüfung',
  severity: { blocking: 'Gefahr', warning: 'Warnung', note: 'Hinweis' },
  say: {
    ofMany: (place) => `Stück ${place}: `,
    priceFarUnderFloor: (price, floor) =>
      `Du bekämst ${price}. Das günstigste seiner Art kostet gerade ${floor}.`,
    priceFarOverFloor: (price, floor) =>
      `Du würdest ${price} zahlen. Das günstigste seiner Art kostet gerade ${floor}.`,
    together: {
      priceFarUnderFloor: (price, floor) =>
        `Du bekämst ${price} für alle Stücke. Die günstigsten ihrer Art kosten zusammen gerade ${floor}.`,
      priceFarOverFloor: (price, floor) =>
        `Du würdest ${price} für alle Stücke zahlen. Die günstigsten ihrer Art kosten zusammen gerade ${floor}.`,
    },
    givesTokenAndMoney: (money) => `Du gibst Stücke und zahlst zusätzlich ${money}.`,
    priceFarUnderLastSale: (price, lastSale) =>
      `Du bekämst ${price}. Zuletzt wurde es für ${lastSale} verkauft.`,
    worthNotChecked: 'Dieser Preis wurde nicht geprüft: Es gibt keinen Marktpreis zum Vergleich.',
    worthInOtherCurrency: 'Dieser Preis wurde nicht geprüft: Andere Angebote nutzen eine andere Währung.',
    unknownRecipient: (account) =>
      `Über ${account} ist nichts bekannt. Was du dorthin sendest, kannst du nicht zurückholen.`,
    recipientIsStranger: (account) => `Dein Kauf geht an ${account}, nicht an dich.`,
    recipientLooksAlike: (account, original) =>
      `${account} sieht aus wie ${original}, ist aber ein anderes Konto. Betrüger erzeugen ähnlich aussehende Adressen.`,
    unknownCurrency: (token) =>
      `Der Preis ist in ${token}, einer Währung, die dieser Markt nicht kennt. Jeder kann einen Token mit einem bekannten Namen erstellen, er kann also wertlos sein.`,
  },
  advice: {
    price: 'Prüfe den Betrag und die Währung noch einmal.',
    worth: 'Finde heraus, was es wert ist, bevor du fortfährst.',
    recipient: 'Vergleiche die ganze Adresse mit der, die du bekommen hast.',
    money: 'Fahre nur fort, wenn du diese Währung an ihrer Adresse erkennst.',
    collection: 'Vergleiche die Vertragsadresse mit der, die die Urheber veröffentlichen.',
    blocking: 'Ändere die Bedingungen, oder signiere nicht.',
    warning: 'Fahre nur fort, wenn du den Grund dafür kennst.',
  },
  accept: 'Ich habe die Warnung gelesen und möchte fortfahren',
  acceptFirst: 'Bestätige zuerst die Warnung',
}
