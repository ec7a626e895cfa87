import type { domains as en } from '../en/domains.js'
import { pluralOf } from '../language/plural.js'

const plural = pluralOf('de')

export const domains: typeof en = {
  title: 'Domains',
  lede: 'Eine Website kann den Orders, die sie erstellt oder erfüllt, ein Kennzeichen aus vier Bytes anfügen. Hier siehst du, zu welcher Domain ein Kennzeichen gehört, und kannst dein eigenes eintragen.',
  how: 'Ein Kennzeichen besteht aus den ersten vier Bytes eines Hashs der Domain. Das Register auf der Kette nennt die Domains, die dafür eingetragen sind. Jeder kann jede Domain eintragen. Ein Eintrag beweist also nicht, wem eine Website gehört. Kennzeichen sind kurz, deshalb können zwei Domains dasselbe haben.',
  look: {
    title: 'Nachschlagen',
    label: 'Eine Domain oder ein Kennzeichen',
    hint: 'Zum Beispiel souk.example oder 0x und acht Hexadezimalziffern.',
    invalid:
      'Eine Domain hat Buchstaben, Ziffern, Punkte und Bindestriche. Ein Kennzeichen ist 0x und acht Hexadezimalziffern.',
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
    asking: 'Das Register wird gelesen',
    failed: 'Das Register konnte nicht gelesen werden. Versuche es noch einmal, wenn der Knoten antwortet.',
  },
  missing: {
    title: 'Dieses Netzwerk hat kein Register',
    body: 'Kennzeichen funktionieren trotzdem: Websites können sie schreiben und vergleichen. Nur ihre Domains kannst du hier nicht nachschlagen.',
  },
  register: {
    button: (domain) => `${domain} eintragen`,
    explain: (domain, tag) =>
      `${domain} wird im Register für das Kennzeichen ${tag} eingetragen. Ein Eintrag ist dauerhaft und kann nicht entfernt werden.`,
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
    review: 'Der Eintrag in einfacher Sprache',
  },
}
