import styles from './street-picture.module.css'

/** The shapes of a house; windows and door are x, y, width, height. */
interface House {
  readonly name: string
  readonly walls: string
  readonly roof: string
  readonly windows: readonly (readonly [number, number, number, number])[]
  readonly door: readonly [number, number, number, number]
}

const STREET: readonly House[] = [
  {
    name: 'villa',
    walls: 'M26 76h58v34H26zM66 52h7v18h-7z',
    roof: 'M18 78 54 48l38 30z',
    windows: [
      [33, 84, 9, 14],
      [44, 84, 9, 14],
    ],
    door: [65, 84, 11, 26],
  },
  {
    name: 'bungalow',
    walls: 'M112 84h64v26h-64z',
    roof: 'M104 86l17-20h46l17 20z',
    windows: [
      [120, 91, 20, 9],
      [160, 91, 10, 9],
    ],
    door: [145, 91, 10, 19],
  },
  {
    name: 'townhouse',
    walls: 'M204 58h42v52h-42z',
    roof: 'M199 60 251 44v16z',
    windows: [
      [211, 67, 10, 10],
      [229, 67, 10, 10],
      [211, 87, 10, 10],
    ],
    door: [228, 88, 11, 22],
  },
  {
    name: 'cottage',
    walls: 'M286 80h44v30h-44z',
    roof: 'M279 82 308 58l29 24z',
    windows: [[293, 88, 11, 11]],
    door: [313, 88, 10, 22],
  },
  {
    name: 'flats',
    walls: 'M360 40h50v70h-50z',
    roof: 'M356 35h58v6h-58z',
    windows: [
      [367, 49, 9, 9],
      [381, 49, 9, 9],
      [395, 49, 9, 9],
      [367, 67, 9, 9],
      [381, 67, 9, 9],
      [395, 67, 9, 9],
      [367, 85, 9, 9],
      [395, 85, 9, 9],
    ],
    door: [380, 92, 11, 18],
  },
]

/** A decorative street: one home lit for Free, the whole street for Premium. */
export function StreetPicture({ lit }: { lit: 'one' | 'street' }) {
  return (
    <svg
      className={`block full ${styles.picture}`}
      viewBox="0 0 440 124"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path fill="var(--far)" d="M0 78c48-34 96-20 140-26s86-40 150-26 100 8 150-12v96H0z" />
      <path fill="var(--near)" d="M0 92c60-26 104-4 168-12s96-30 156-18 78 8 116-4v66H0z" />
      <CabbageTree x={192} foot={110} height={30} />
      <CabbageTree x={266} foot={110} height={40} />
      <CabbageTree x={346} foot={110} height={24} />
      {STREET.map(({ name, walls, roof, windows, door: [x, y, width, height] }) => (
        <g key={name} className={lit === 'street' || name === 'cottage' ? styles.lit : styles.dark}>
          <path className={styles.walls} d={walls} />
          <path className={styles.roof} d={roof} />
          {windows.map(([left, top, across, down]) => (
            <rect
              key={`${left} ${top}`}
              className={styles.window}
              x={left}
              y={top}
              width={across}
              height={down}
              rx="1"
            />
          ))}
          <rect className={styles.door} x={x} y={y} width={width} height={height} rx="1" />
        </g>
      ))}
      <path fill="var(--ground)" d="M0 110h440v14H0z" />
    </svg>
  )
}

function CabbageTree({ x, foot, height }: { x: number; foot: number; height: number }) {
  const top = foot - height
  const blades = [-78, -52, -26, 0, 26, 52, 78].map((degrees) => {
    const turn = (degrees * Math.PI) / 180
    return `M${x} ${top}l${(10 * Math.sin(turn)).toFixed(1)} ${(-10 * Math.cos(turn)).toFixed(1)}`
  })
  return (
    <path
      fill="none"
      stroke="var(--tree)"
      strokeLinecap="round"
      strokeWidth="2.5"
      d={`M${x} ${foot}V${top}${blades.join('')}`}
    />
  )
}
