import type { elements as en } from '../en/elements.js'

/** Was Elemente auf fremden Seiten denen sagen, die die Seite schreiben. */
export const elements: typeof en = {
  missing: (name, choices) => `<${name}> braucht ${choices}.`,
  noAttributes: 'kein Attribut zu einem Objekt',
  and: ' und ',
  or: ' oder ',
  wrong: (name, attribute, value, needed) =>
    `Das Attribut ${attribute} von <${name}> ist „${value}“. Nötig ist ${needed}.`,
  needed: {
    market: 'die Adresse eines Marktes, etwa https://market.example',
    language: '„en“ oder „de“',
    theme: '„system“, „light“ oder „dark“',
    trust: '„known“ oder „market“',
    contract: 'die Adresse eines Vertrags',
    token: 'eine Token-ID, eine ganze Zahl',
    collection: 'der Kurzname einer Sammlung',
    account: 'die Adresse eines Kontos',
    hash: 'der Hash einer Order, 0x und 64 Stellen',
    size: '„m“ oder „l“',
    label: 'ein Text',
  },
  languages: (language) =>
    `Alle Elemente einer Seite sprechen eine Sprache, und andere auf dieser Seite sprechen „${language}“. Gib allen dasselbe Attribut language.`,
}
