import type { times as en } from '../en/times.js'

export const times: typeof en = {
  ended: 'Beendet',
  noEnd: 'Ohne Ende',
  never: 'nie',
}
