import type { times as en } from '../en/times.js'

export const times: typeof en = {
  ended: 'beendet',
  noEnd: 'kein Ende',
  never: 'nie',
}
