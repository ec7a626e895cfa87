import { type Glass, glasses } from '../art/lanternBody.js'
import { mapTriple, type Triple } from './triple.js'
import { type Shade, vp8 } from './vp8.js'
import { webm } from './webm.js'

const columns = 32
const rows = 32
const pictures = 24
const pictureMs = 100

type Colour = Triple<number>

/** A film of the flame behind the glass, laid of square tiles; its end goes over into its beginning. */
export function lanternFilm(glass: Glass): Uint8Array {
  const palette = mapTriple(glasses[glass], toColour)
  const film = Array.from({ length: pictures }, (_, at) => picture(at / pictures, palette))
  return webm(vp8(film), { columns, rows, pictureMs })
}

function picture(time: number, palette: Triple<Colour>): Shade[][] {
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      toShade(tile((x + 0.5) / columns, (y + 0.5) / rows, { time, palette })),
    ),
  )
}

type Moment = { time: number; palette: Triple<Colour> }

/** The colour of a tile: the flame, its glow on the glass, and the pattern of the lead between. */
function tile(x: number, y: number, { time, palette: [core, body, rim] }: Moment): Colour {
  const turn = 2 * Math.PI * time
  const lean = 0.03 * Math.sin(turn + 5 * y) * (1 - y)
  const height = 0.34 + 0.04 * Math.sin(turn * 2) + 0.02 * Math.sin(turn * 3)
  const [dx, dy] = [x - 0.5 - lean, y - 0.6]
  // Wide below, thin above.
  const width = dy < 0 ? 0.17 * (1 + dy / height) ** 0.7 : 0.17 * Math.sqrt(Math.max(0, 1 - (dy / 0.19) ** 2))
  const inFlame = dy > -height && dy < 0.19 && Math.abs(dx) < (Number.isNaN(width) ? 0 : width)
  if (inFlame) return mixed(body, core, 1 - Math.min(1, Math.abs(dx) / 0.13) * 0.7)
  const away = Math.hypot(x - 0.5, y - 0.5)
  const glow = Math.max(0, 1 - away / (0.62 + 0.03 * Math.sin(turn)))
  const isLead = Math.abs(((Math.abs(x - 0.5) + Math.abs(y - 0.5)) * 6) % 1) < 0.26
  return mixed(mixed(rim, [0, 0, 0], 0.55), body, glow * (isLead ? 0.35 : 0.75))
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  return mapTriple(from, (part, at) => part + (to[at] - part) * share)
}

function toColour(hex: string): Colour {
  return mapTriple([1, 3, 5], (at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** As films keep colours (ITU-R BT.601). */
function toShade([red, green, blue]: Colour): Shade {
  const exact: Shade = [
    16 + (65.5 * red + 128.6 * green + 25 * blue) / 255,
    128 + (-37.8 * red - 74.2 * green + 112 * blue) / 255,
    128 + (112 * red - 93.8 * green - 18.2 * blue) / 255,
  ]
  return mapTriple(exact, Math.round)
}
