import type { domains as en } from '../en/domains.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const domains: typeof en = {
  title: 'Domains',
  lede: 'Websites, die Orders erstellen oder erfüllen lassen, können vier Bytes darin hinterlassen: ihr Kennzeichen. Hier erfährst du, wessen Kennzeichen es ist, und kannst eines eintragen.',
  how: 'Ein Kennzeichen ist der Anfang eines Hashs der Domain. Das Register auf der Kette sagt, welche Domains dafür eingetragen sind. Jeder darf jede Domain eintragen; ein Eintrag beweist also nicht, wem eine Website gehört. Und weil Kennzeichen kurz sind, können zwei Domains dasselbe haben.',
  look: {
    title: 'Nachschlagen',
    label: 'Eine Domain oder ein Kennzeichen',
    hint: 'Etwa souk.example, oder 0x und acht Ziffern.',
    invalid:
      'Eine Domain hat Buchstaben, Ziffern, Punkte und Bindestriche; ein Kennzeichen ist 0x und acht Ziffern.',
    tag: 'Kennzeichen',
    registered: (count) =>
      plural(count, {
        one: '1 Domain hat dieses Kennzeichen',
        other: `${count} Domains haben dieses Kennzeichen`,
      }),
    none: 'Für dieses Kennzeichen ist keine Domain eingetragen.',
    isRegistered: (domain) => `${domain} ist eingetragen.`,
    notRegistered: (domain) => `${domain} ist nicht eingetragen.`,
    label2: 'Domains mit diesem Kennzeichen',
    asking: 'Das Register wird befragt',
    failed: 'Das Register konnte nicht befragt werden. Versuche es noch einmal, wenn der Knoten antwortet.',
  },
  missing: {
    title: 'In diesem Netzwerk gibt es kein Register',
    body: 'Kennzeichen funktionieren trotzdem: Sie lassen sich schreiben und vergleichen. Nur wem sie gehören, lässt sich hier nicht nachschlagen.',
  },
  register: {
    button: (domain) => `${domain} eintragen`,
    explain: (domain, tag) =>
      `${domain} wird im Register für das Kennzeichen ${tag} eingetragen, für immer: Einträge werden nie zurückgenommen.`,
    titles: {
      begin: 'Domain eintragen',
      review: 'Domain eintragen',
      running: 'Wird eingetragen',
      done: 'Eingetragen',
      failed: 'Nicht eingetragen',
    },
    start: 'In der Wallet eintragen',
    keep: 'Jetzt nicht',
    done: (domain) => `${domain} ist eingetragen`,
    domain: 'Domain',
    tag: 'Kennzeichen',
    review: 'Der Eintrag in einfachen Worten',
  },
}
