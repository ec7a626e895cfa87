import { encode } from 'uqr'

/** A QR code. Always dark on light, because scanners require it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-full max-w-72 rounded-card bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#111" />
    </svg>
  )
}
