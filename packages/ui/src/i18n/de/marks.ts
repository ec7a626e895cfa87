import type { marks as en } from '../en/marks.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const marks: typeof en = {
  watch: 'Beobachten',
  watching: 'Beobachtet',
  watchItem: (name) => `${name} beobachten`,
  list: 'Merkliste',
  listOf: 'Stücke auf deiner Merkliste',
  none: 'Keine Stücke auf deiner Merkliste',
  noneMeaning: 'Markiere ein Stück mit dem Stern, um es in diesem Browser zu merken.',
  hide: 'Ausblenden',
  unhide: 'Wieder zeigen',
  hiddenMark: 'Ausgeblendet',
  hiddenMeaning: 'Dieser Browser zeigt das Stück nicht mehr unter den Stücken von Wallets.',
  spamMark: 'Sieht nach Spam aus',
  reason: { link: 'Der Name enthält einen Link.', lure: 'Der Name verspricht ein Geschenk.' },
  spamMeaning:
    'Betrüger senden solche Stücke an viele Wallets, um deren Inhaber auf eine Website zu führen. Folge keinen Links darin. Die App sieht nur auf den Namen des Stücks und seiner Sammlung. Ob du das Stück wolltest, kann sie nicht wissen.',
  trust: 'Kein Spam',
  folded: (hidden, spam) =>
    [
      ...(hidden > 0
        ? [plural(hidden, { one: '1 weiteres ausgeblendet', other: `${hidden} weitere ausgeblendet` })]
        : []),
      ...(spam > 0
        ? [plural(spam, { one: '1 sieht nach Spam aus', other: `${spam} sehen nach Spam aus` })]
        : []),
    ].join(', '),
  show: 'Zeigen',
  fold: 'Einklappen',
}
