interface Planted {
  readonly x: number
  readonly foot: number
  readonly height: number
}

/** A tī kōuka (cabbage tree): bare trunks, each with a head of blades. */
export function CabbageTree({ x, foot, height }: Planted) {
  const top = foot - height
  return (
    <g>
      <path
        fill="none"
        stroke="var(--wood)"
        strokeLinecap="round"
        strokeWidth="4"
        d={`M${x} ${foot}C${x - 2} ${foot - height * 0.5} ${x} ${top + 10} ${x} ${top}`}
      />
      <path
        fill="none"
        stroke="var(--wood)"
        strokeLinecap="round"
        strokeWidth="3"
        d={`M${x} ${foot - height * 0.5}q${height * 0.16} ${-height * 0.1} ${height * 0.18} ${-height * 0.26}`}
      />
      <path fill="none" stroke="var(--green)" strokeLinecap="round" strokeWidth="2.5" d={head(x, top, height * 0.27)} />
      <path
        fill="none"
        stroke="var(--green)"
        strokeLinecap="round"
        strokeWidth="2.5"
        d={head(x + height * 0.18, foot - height * 0.76, height * 0.2)}
      />
    </g>
  )
}

function head(x: number, y: number, reach: number): string {
  return [-105, -82, -60, -40, -20, 0, 20, 40, 60, 82, 105]
    .map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return `M${x} ${y}l${(reach * Math.sin(turn)).toFixed(1)} ${(-reach * Math.cos(turn)).toFixed(1)}`
    })
    .join('')
}

/** A pōhutukawa in flower: a broad crown on leaning trunks. */
export function Pohutukawa({ x, foot, height }: Planted) {
  const unit = height / 100
  const at = (right: number, up: number) => ({ cx: x + right * unit, cy: foot - up * unit })
  return (
    <g>
      <path
        fill="none"
        stroke="var(--wood)"
        strokeLinecap="round"
        strokeWidth={7 * unit}
        d={`M${x} ${foot}q${-4 * unit} ${-24 * unit} ${-22 * unit} ${-42 * unit}M${x} ${foot}q${2 * unit} ${-28 * unit} ${24 * unit} ${-46 * unit}M${x} ${foot}V${foot - 48 * unit}`}
      />
      <ellipse fill="var(--leaf)" {...at(-26, 52)} rx={34 * unit} ry={22 * unit} />
      <ellipse fill="var(--leaf)" {...at(28, 54)} rx={36 * unit} ry={22 * unit} />
      <ellipse fill="var(--leaf)" {...at(0, 72)} rx={38 * unit} ry={26 * unit} />
      {[
        [-44, 56],
        [-30, 66],
        [-18, 52],
        [-8, 84],
        [4, 66],
        [16, 80],
        [22, 58],
        [36, 68],
        [46, 54],
        [-24, 82],
        [30, 86],
        [0, 92],
      ].map(([right = 0, up = 0]) => (
        <circle key={`${right} ${up}`} fill="var(--bloom)" {...at(right, up)} r={4.2 * unit} />
      ))}
    </g>
  )
}

export function Pickets({ from, to, foot }: { readonly from: number; readonly to: number; readonly foot: number }) {
  const count = Math.floor((to - from) / 9) + 1
  const pickets = Array.from(
    { length: count },
    (_, index) => `M${from + index * 9} ${foot}v-15l2.500-3 2.500 3v15z`,
  ).join('')
  return (
    <g>
      <path
        fill="none"
        stroke="var(--picket-rails)"
        strokeWidth="2"
        d={`M${from - 2} ${foot - 5}H${to + 6}M${from - 2} ${foot - 12}H${to + 6}`}
      />
      <path fill="var(--trim)" d={pickets} />
    </g>
  )
}

export function Letterbox({ x, foot }: { readonly x: number; readonly foot: number }) {
  return (
    <g>
      <path fill="none" stroke="var(--wood)" strokeLinecap="round" strokeWidth="3" d={`M${x} ${foot}v-18`} />
      <path fill="var(--accent)" d={`M${x - 9} ${foot - 18}v-9l9-6 9 6v9z`} />
      <path fill="none" stroke="var(--trim)" strokeWidth="1.5" d={`M${x - 5} ${foot - 23}h10`} />
    </g>
  )
}
