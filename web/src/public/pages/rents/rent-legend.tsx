import type { DistrictArea } from '@homeyield/contract/rent-page'
import type { RentClass } from '@homeyield/domain/rent/rent-classes'
import { shadeOf } from './shades.tsx'
import { describeClass, isUncertain } from './rent-words.ts'
import styles from './rents.module.css'

interface RentLegendProps {
  readonly areas: readonly DistrictArea[]
  readonly classes: readonly RentClass[]
}

export function RentLegend({ areas, classes }: RentLegendProps) {
  const uncertain = areas.filter(({ rent }) => rent !== null && isUncertain(rent)).length
  const missing = areas.filter(({ rent }) => rent === null).length
  return (
    <>
      <h2 className="medium">Median rent a week</h2>
      <ul className={`stack tight ${styles.legend} figure`}>
        {classes.map((range, index) => (
          <li key={range.from}>
            <Swatch shade={shadeOf(index, classes.length)} />
            {describeClass(range)}
          </li>
        ))}
        {uncertain === 0 ? null : (
          <li>
            <Swatch shade={3} isStriped />
            Striped: low confidence, or a wider area’s rent, as too few homes were let here ({uncertain})
          </li>
        )}
        {missing === 0 ? null : (
          <li>
            <Swatch shade="none" />
            No figure ({missing})
          </li>
        )}
      </ul>
    </>
  )
}

function Swatch({ shade, isStriped = false }: { readonly shade: number | 'none'; readonly isStriped?: boolean }) {
  return (
    <svg className="above-half edged round-small" viewBox="0 0 28 18" width="28" height="18" aria-hidden="true">
      <rect width="28" height="18" data-shade={shade} />
      {isStriped ? (
        <path d="M-13 18L5 0h6L-7 18zM-3 18L15 0h6L3 18zM7 18L25 0h6L13 18zM17 18L35 0h6L23 18z" data-shade="stripe" />
      ) : null}
    </svg>
  )
}
