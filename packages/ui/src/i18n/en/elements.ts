/** What elements on pages of others say to those who write the page. */
export const elements = {
  missing: (name: string, choices: string) => `<${name}> needs ${choices}.`,
  noAttributes: 'no attribute about an item',
  and: ' and ',
  or: ', or ',
  wrong: (name: string, attribute: string, value: string, needed: string) =>
    `The attribute ${attribute} of <${name}> is “${value}”. It must be ${needed}.`,
  needed: {
    market: 'the address of a market, such as https://market.example',
    language: '“en” or “de”',
    theme: '“system”, “light” or “dark”',
    trust: '“known” or “market”',
    contract: 'the address of a contract',
    token: 'a token id, a whole number',
    collection: 'the slug of a collection',
    account: 'the address of an account',
    hash: 'the hash of an order, 0x and 64 digits',
    size: '“m” or “l”',
    label: 'a text',
  },
  languages: (language: string) =>
    `All elements of a page speak one language, and others on this page speak “${language}”. Give all of them the same attribute language.`,
}
