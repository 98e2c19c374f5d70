import type { ReactElement } from 'react'

const rings = [72, 104, 140, 180, 224, 272]

/** An ornament: a keyhole with rings around it. */
export function StageDrawing(): ReactElement {
  return (
    <svg
      className="stage-drawing"
      viewBox="0 0 560 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rings.map((radius) => (
        <circle key={radius} className="stage-ring" cx="280" cy="150" r={radius} />
      ))}
      <path className="stage-door" d="M280 84a44 44 0 0 1 21 82.7L318 236h-76l17-69.3A44 44 0 0 1 280 84z" />
    </svg>
  )
}
