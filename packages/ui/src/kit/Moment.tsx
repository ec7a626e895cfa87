import { StarMark } from './StarMark.js'

const sparks = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const colours = ['bg-saffron', 'bg-clay', 'bg-tile'] as const

/** A short celebration of something bought or won. It stands still where motion is reduced. */
export function Moment() {
  return (
    <div aria-hidden className="relative mx-auto mb-4 grid h-16 place-items-center">
      {sparks.map((spark) => (
        <span
          key={spark}
          className={`moment-spark absolute size-2 ${colours[spark % colours.length]}`}
          style={{ rotate: `${spark * 36}deg` }}
        />
      ))}
      <StarMark className="moment-star size-14" />
    </div>
  )
}
