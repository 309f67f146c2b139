import type { DistrictArea, DistrictPage } from '@homeyield/contract/rent-page'
import { classOf, type RentClass } from '@homeyield/domain/rent/rent-classes'
import { ZoomButtons } from './zoom-buttons.tsx'
import { shadeOf, StripePatterns, stripesOf } from './shades.tsx'
import { describeArea, describeKind, isUncertain } from './rent-words.ts'
import styles from './rents.module.css'

interface RentMapProps {
  readonly page: DistrictPage
  readonly classes: readonly RentClass[]
}

/**
 * The areas' outlines, shaded by rent; striped where it is not sure. A screen reader is led to the table. The
 * shapes have ids, so that a link such as #area-252900 marks one without a script.
 */
export function RentMap({
  page: { district, dwelling, bedrooms, width, height, areas, names },
  classes,
}: RentMapProps) {
  return (
    <div className={`pad-tight outlined round sunken ${styles.map}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Map of median weekly rents of ${describeKind(dwelling, bedrooms)} in ${district.name}. The table has the same figures.`}
        data-map
      >
        <StripePatterns size={Math.max(width, height) / 100} />
        <g>
          {areas.map((area) => (area.path === '' ? null : <AreaShape key={area.sa2_code} {...{ area, classes }} />))}
        </g>
        {/* Without a script, the size on a phone and on a large screen decide which of the names are shown. */}
        <g
          className={styles.names}
          aria-hidden="true"
          fill="var(--ink)"
          stroke="var(--paper)"
          strokeLinejoin="round"
          paintOrder="stroke"
          textAnchor="middle"
        >
          {names.map(({ name, x, y, size }) => (
            <text key={`${name} ${x} ${y}`} x={x} y={y} data-size={size}>
              {name}
            </text>
          ))}
        </g>
      </svg>
      <ZoomButtons />
    </div>
  )
}

function AreaShape({ area, classes }: { readonly area: DistrictArea; readonly classes: readonly RentClass[] }) {
  const { sa2_code, path, rent } = area
  const shade = rent === null ? null : shadeOf(classOf(classes, rent.median), classes.length)
  const isStriped = rent !== null && isUncertain(rent)
  return (
    <path
      id={`area-${sa2_code}`}
      d={path}
      fillRule="evenodd"
      data-shade={shade === null ? 'none' : isStriped ? undefined : shade}
      fill={shade !== null && isStriped ? stripesOf(shade) : undefined}
    >
      <title>{describeArea(area)}</title>
    </path>
  )
}
