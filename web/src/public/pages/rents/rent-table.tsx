import type { DistrictArea, DistrictPage } from '@homeyield/contract/rent-page'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { calculatorPath } from '../../../paths.ts'
import { describeConfidence, describeKind, describeSource } from './rent-words.ts'
import styles from './rents.module.css'

/** The map's figures. A name marks its area on the map; rents.ts reads the rows. */
export function RentTable({ page: { district, dwelling, bedrooms, areas } }: { readonly page: DistrictPage }) {
  return (
    <table className={`${styles.table} figure`}>
      <caption>
        Median weekly rent of {describeKind(dwelling, bedrooms)} in {district.name}
      </caption>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Median</th>
          <th scope="col">Bonds</th>
          <th scope="col">
            <span className="visually-hidden">Calculator</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area.sa2_code} data-row={area.sa2_code}>
            <AreaName area={area} />
            <Figures rent={area.rent} />
            <td>
              <a
                href={calculatorPath(area.sa2_code, dwelling, bedrooms)}
                aria-label={`Use this area: ${area.name}`}
                rel="nofollow"
                data-use
              >
                Use this area
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AreaName({ area: { sa2_code, name, path, rent } }: { readonly area: DistrictArea }) {
  return (
    <th scope="row">
      {path === '' ? (
        <span data-part="name">{name}</span>
      ) : (
        <a href={`#area-${sa2_code}`} data-part="name">
          {name}
        </a>
      )}
      {rent === null ? null : (
        <span className={styles.source} data-part="source">
          {rent.confidence === 'Low' ? <strong>{describeConfidence(rent)}</strong> : describeConfidence(rent)}.{' '}
          {describeSource(rent)}
        </span>
      )}
    </th>
  )
}

function Figures({ rent }: Pick<DistrictArea, 'rent'>) {
  if (rent === null) return <td colSpan={2}>No figure</td>
  return (
    <>
      <td data-part="median">{formatMoney(rent.median)}</td>
      <td data-part="bonds">{writeNumber(rent.bonds)}</td>
    </>
  )
}
