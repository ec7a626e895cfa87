import type { proof as english } from '../en/proof.js'

export const proof: typeof english = {
  check: 'Jetzt prüfen',
  inspect: 'Order prüfen',
  checking: 'Die Kette wird geprüft',
  takes: 'Es kann jetzt erfüllt werden.',
  takesNot:
    'Es kann nicht erfüllt werden: Es ist storniert oder erfüllt, oder seine Signatur gilt nicht mehr.',
  unknownNow: 'Die Kette hat nicht geantwortet. Der Zustand ist nicht bekannt.',
}
