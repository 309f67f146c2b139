import styles from './drawing.module.css'

interface Placement {
  /** The left end and the scale; `foot` is the ground line. */
  readonly x: number
  readonly foot: number
  readonly scale?: number
}

function transformOf({ x, foot, scale = 1 }: Placement): string {
  return `translate(${x} ${foot - 136 * scale}) scale(${scale})`
}

/** Lines `every` so many units from `from` to `to`, as the path of weatherboards or battens. */
function lines(from: number, to: number, every: number, write: (at: number) => string): string {
  const count = Math.floor((to - from) / every) + 1
  return Array.from({ length: count }, (_, index) => write(from + index * every)).join('')
}

/** A bay villa of about 1905: gable with finial and fretwork, veranda, sash windows, corrugated iron roof. 172 × 136. */
export function Villa(place: Placement) {
  return (
    <g transform={transformOf(place)}>
      <path fill="var(--brick)" d="M112 12h16v30h-16z" />
      <path fill="var(--trim)" d="M109 9h22v6h-22z" />
      <path fill="var(--iron)" d="M22 68 46 32h92l30 36z" />
      <path fill="none" stroke="var(--battens)" d={lines(58, 150, 12, (x) => `M${x} 34 ${x + (x - 92) * 0.22} 67`)} />
      <path fill="var(--wall)" d="M14 66h146v66H14z" />
      <path fill="none" stroke="var(--line)" d={lines(74, 130, 8, (y) => `M14 ${y}h146`)} />
      <path fill="var(--wall)" d="M12 66h66v66H12z" />
      <path fill="none" stroke="var(--line)" d={lines(74, 130, 8, (y) => `M12 ${y}h66`)} />
      <path fill="var(--iron)" d="M0 72 45 19l45 53z" />
      <path fill="var(--wall-two)" d="M10 70 45 29l35 41z" />
      <path fill="none" stroke="var(--line)" d="M28 50h34M22 57h46M34 43h22" />
      <path fill="none" stroke="var(--trim)" strokeLinejoin="round" strokeWidth="4" d="M8 71 45 28l37 43" />
      <path fill="none" stroke="var(--iron)" strokeLinecap="round" strokeWidth="3" d="M45 28V8" />
      <path fill="none" stroke="var(--trim)" strokeWidth="2" d="M33 44a12 9 0 0 0 24 0" />
      <path fill="var(--trim)" d="M22 80h46v40H22z" />
      <path className={styles.glass} d="M25 83h11v34H25zM39.500 83h11v34h-11zM54 83h11v34H54z" />
      <path fill="none" stroke="var(--trim)" strokeWidth="1.5" d="M25 100h11M39.500 100h11M54 100h11" />
      <path fill="var(--shade)" d="M78 76h82v56H78z" />
      <path fill="var(--accent)" d="M96 90h18v42H96z" />
      <path className={styles.lamp} d="M96 82h18v6H96zM100 96h10v12h-10z" />
      <path fill="var(--trim)" d="M126 86h24v34h-24z" />
      <path className={styles.glass} d="M129 89h18v28h-18z" />
      <path fill="none" stroke="var(--trim)" strokeWidth="1.5" d="M129 103h18" />
      <path fill="var(--iron)" d="M76 66h92l-5 11H76z" />
      <path fill="none" stroke="var(--trim)" strokeWidth="3" d="M82 77v55M120 77v55M157 77v55" />
      <path
        fill="none"
        stroke="var(--trim)"
        strokeWidth="2"
        d="M84 79a9 9 0 0 0 9 8M118 79a9 9 0 0 1-9 8M122 79a9 9 0 0 0 9 8M155 79a9 9 0 0 1-9 8"
      />
      <path
        fill="none"
        stroke="var(--trim)"
        strokeWidth="1.5"
        d={`M120 118h37${lines(124, 154, 5, (x) => `M${x} 118v14`)}`}
      />
      <path fill="var(--step)" d="M8 131h156v5H8zM90 128h28v8H90z" />
    </g>
  )
}

/** A bungalow of about 1925: one low gable with shingles, a porch on tapered pillars, leadlight windows. 164 × 136. */
export function Bungalow(place: Placement) {
  return (
    <g transform={transformOf(place)}>
      <path fill="var(--brick)" d="M28 44h14v36H28z" />
      <path fill="var(--wall)" d="M12 82h140v50H12z" />
      <path fill="none" stroke="var(--line)" d={lines(90, 130, 8, (y) => `M12 ${y}h140`)} />
      <path fill="var(--iron)" d="M-4 91 82 42l86 49z" />
      <path fill="var(--wall-two)" d="M12 88 82 50l70 38z" />
      <path
        fill="none"
        stroke="var(--line)"
        strokeDasharray="5 1"
        strokeWidth="5"
        d="M64 62h36M52 69h60M40 76h84M28 83h108"
      />
      <path fill="none" stroke="var(--trim)" strokeLinejoin="round" strokeWidth="4" d="M6 91 82 49l76 42" />
      <path fill="var(--line)" d="M76 60h12v12H76z" />
      <path fill="var(--shade)" d="M92 94h52v38H92z" />
      <path fill="var(--accent)" d="M108 98h17v34h-17z" />
      <path className={styles.lamp} d="M111 102h11v10h-11z" />
      <path
        fill="var(--trim)"
        d="M86 90h64v5H86zM88 112h14l3 20H85zM134 112h14l3 20h-20zM92 95h7v17h-7zM137 95h7v17h-7z"
      />
      <path fill="var(--trim)" d="M20 93h58v30H20z" />
      <path className={styles.lamp} d="M23 96h15v6H23zM41.500 96h15v6h-15zM60 96h15v6H60z" />
      <path className={styles.glass} d="M23 104h15v16H23zM41.500 104h15v16h-15zM60 104h15v16H60z" />
      <path fill="var(--step)" d="M8 131h148v5H8zM102 128h30v8h-30z" />
    </g>
  )
}

/** A state house of about 1940: square, hipped tile roof, windows of many panes. 136 × 136. */
export function StateHouse(place: Placement) {
  return (
    <g transform={transformOf(place)}>
      <path fill="var(--brick)" d="M62 34h15v28H62z" />
      <path fill="var(--tile)" d="M2 82 32 46h72l30 36z" />
      <path fill="none" stroke="var(--battens)" d="M23 56h90M14 66h108M7 75h122" />
      <path fill="var(--wall)" d="M10 80h116v52H10z" />
      <path fill="none" stroke="var(--line)" d={lines(88, 130, 8, (y) => `M10 ${y}h116`)} />
      <path fill="var(--trim)" d="M18 92h32v26H18zM86 92h32v26H86z" />
      <path className={styles.glass} d="M21 95h26v20H21zM89 95h26v20H89z" />
      <path
        fill="none"
        stroke="var(--trim)"
        strokeWidth="1.5"
        d="M34 95v20M21 102h26M21 109h26M102 95v20M89 102h26M89 109h26"
      />
      <path fill="var(--iron)" d="M54 92h28v5H54z" />
      <path fill="var(--accent)" d="M60 98h16v34H60z" />
      <path className={styles.lamp} d="M63 101h10v8H63z" />
      <path fill="var(--step)" d="M8 131h120v5H8z" />
    </g>
  )
}

/** Two terraced houses of today: single slopes, dark cladding, a balcony each. 124 × 136. */
export function Townhouses(place: Placement) {
  return (
    <g transform={transformOf(place)}>
      <path fill="var(--dark)" d="M2 34 62 16v116H2z" />
      <path
        fill="none"
        stroke="var(--battens)"
        d={lines(8, 58, 6, (x) => `M${x} ${(32.2 - x * 0.3).toFixed(1)}V132`)}
      />
      <path fill="var(--wall)" d="M62 40l60-18v110H62z" />
      <path fill="none" stroke="var(--line)" d={lines(48, 130, 7, (y) => `M62 ${y}h60`)} />
      <path fill="var(--iron)" d="M0 32 64 12v6L0 38zM60 38l64-20v6L60 44z" />
      <path className={styles.glass} d="M12 46h38v22H12zM74 50h38v22H74z" />
      <path fill="none" stroke="var(--trim)" strokeWidth="1.5" d="M31 46v22M93 50v22" />
      <path
        fill="none"
        stroke="var(--trim)"
        strokeWidth="1.5"
        d={`M10 70h42M72 74h42${lines(12, 50, 5, (x) => `M${x} 70v12`)}${lines(74, 112, 5, (x) => `M${x} 74v12`)}`}
      />
      <path fill="var(--trim)" d="M8 82h46v3H8zM70 86h46v3H70z" />
      <path fill="var(--shade)" d="M10 98h24v34H10zM72 100h24v32H72z" />
      <path fill="none" stroke="var(--battens)" d="M10 106h24M10 114h24M10 122h24M72 108h24M72 116h24M72 124h24" />
      <path fill="var(--accent)" d="M40 98h14v34H40zM102 100h14v32h-14z" />
      <path className={styles.lamp} d="M43 102h3v24h-3zM105 104h3v22h-3z" />
      <path fill="var(--step)" d="M0 131h124v5H0z" />
    </g>
  )
}

/** A small block of flats: four floors with a balcony each. 100 × 176, so it is taller than the others. */
export function Flats(place: Placement) {
  const floors = [-26, 12, 50, 88]
  return (
    <g transform={transformOf(place)}>
      <path fill="var(--wall)" d="M4-36h92v168H4z" />
      <path fill="var(--dark)" d="M60-36h36v168H60z" />
      <path fill="var(--iron)" d="M0-42h100v7H0z" />
      {floors.map((y, floor) => (
        <g key={y}>
          <path className={floor === 1 ? styles.lamp : styles.glass} d={`M12 ${y}h18v22H12zM36 ${y}h14v22H36z`} />
          <path fill="none" stroke="var(--trim)" strokeWidth="1.5" d={`M21 ${y}v22`} />
          <path className={floor === 2 ? styles.lamp : styles.glass} d={`M66 ${y}h24v24H66z`} />
          <path
            fill="none"
            stroke="var(--trim)"
            strokeWidth="1.5"
            d={`M62 ${y + 14}h32${lines(64, 92, 4, (x) => `M${x} ${y + 14}v12`)}`}
          />
          <path fill="var(--trim)" d={`M61 ${y + 26}h34v3H61z`} />
        </g>
      ))}
      <path fill="var(--step)" d="M0 131h100v5H0z" />
    </g>
  )
}
