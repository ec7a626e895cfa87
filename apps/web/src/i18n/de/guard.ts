import type { guard as en } from '../en/guard.js'

/** What the guard says in a review, before the wallet is asked. */
export const guard: typeof en = {
  title: 'Was die Prüfung vor der Unterschrift gefunden hat',
  severity: { blocking: 'Gefahr', warning: 'Sieh zweimal hin', note: 'Gut zu wissen' },
  say: {
    ofMany: (place) => `Stück ${place}: `,
    priceFarUnderFloor: (price, floor) =>
      `Du bekämst ${price}. Das günstigste seiner Art kostet gerade ${floor}.`,
    priceFarOverFloor: (price, floor) =>
      `Du würdest ${price} zahlen. Das günstigste seiner Art kostet gerade ${floor}.`,
    priceFarUnderLastSale: (price, lastSale) =>
      `Du bekämst ${price}. Zuletzt wurde es für ${lastSale} verkauft.`,
    worthNotChecked:
      'Ob dieser Preis gerecht ist, hat niemand geprüft: Es gibt keinen Marktpreis zum Vergleich.',
    worthInOtherCurrency:
      'Ob dieser Preis gerecht ist, hat niemand geprüft: Andere verlangen eine andere Währung, und der Kurs zwischen beiden ist nicht bekannt.',
    unknownRecipient: (account) =>
      `Über ${account} ist nichts bekannt. Was du dorthin schickst, kommt nicht zurück.`,
    recipientIsStranger: (account) => `Was du kaufst, geht an ${account}, nicht an dich.`,
    recipientLooksAlike: (account, original) =>
      `${account} sieht aus wie ${original}, ist aber ein anderes Konto. Diebe machen solche Adressen.`,
    unknownCurrency: (token) =>
      `Das Geld ist ${token}, eine Währung, die dieser Markt nicht kennt. Jeder kann eine machen und ihr einen bekannten Namen geben: Sie kann wertlos sein.`,
  },
  advice: {
    price: 'Sieh dir die Ziffern und die Währung noch einmal an.',
    worth: 'Finde heraus, was es wert ist, bevor du weitermachst.',
    recipient: 'Vergleiche die ganze Adresse mit der, die du bekommen hast.',
    money: 'Mach nur weiter, wenn du diese Währung an ihrer Adresse erkennst.',
    collection: 'Vergleiche den Vertrag mit dem, den ihre Urheber nennen.',
    blocking: 'Ändere die Bedingungen, oder lass es.',
    warning: 'Mach nur weiter, wenn du weißt, warum das so ist.',
  },
  accept: 'Ich habe die Warnung gelesen und möchte weitermachen',
  acceptFirst: 'Erst zustimmen',
}
