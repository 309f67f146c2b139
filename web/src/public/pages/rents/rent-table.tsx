import type { DistrictArea, DistrictPage } from '@homeyield/contract/rent-page'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { Table } from '../../../ui/table.tsx'
import { calculatorPath } from '../../../paths.ts'
import { PublicLink } from '../../public-link.tsx'
import { kindPath } from './kind-choice.tsx'
import { suburbPath } from './rent-paths.ts'
import { describeConfidence, describeKind, describeSource } from './rent-words.ts'
import styles from './rents.module.css'

/** The map's figures. A name marks its area on the map; rents.ts reads the rows. */
export function RentTable({ page: { district, dwelling, bedrooms, areas } }: { readonly page: DistrictPage }) {
  return (
    <Table
      className={styles.table}
      isLong
      caption={`Median weekly rent of ${describeKind(dwelling, bedrooms)} in ${district.name}`}
      columns={[
        { key: 'area', heading: 'Area', renderCell: (area) => <AreaName area={area} /> },
        {
          key: 'median',
          heading: 'Median',
          renderCell: ({ rent }) => (rent === null ? 'No figure' : formatMoney(rent.median)),
          cellProps: ({ rent }) => ({ 'data-part': rent === null ? undefined : 'median' }),
        },
        {
          key: 'bonds',
          heading: 'Bonds',
          renderCell: ({ rent }) => (rent === null ? '' : writeNumber(rent.bonds)),
          cellProps: ({ rent }) => ({ 'data-part': rent === null ? undefined : 'bonds' }),
        },
        {
          key: 'calculator',
          heading: <span className="visually-hidden">Calculator</span>,
          isText: true,
          renderCell: ({ sa2_code, name, suburb }) => (
            <>
              <a
                href={calculatorPath(sa2_code, dwelling, bedrooms)}
                aria-label={`Use this area: ${name}`}
                rel="nofollow"
                data-use
              >
                Use this area
              </a>
              <PublicLink to={kindPath(suburbPath(district, suburb), dwelling, bedrooms)}>
                All rents<span className="visually-hidden"> in {suburb.name}</span>
              </PublicLink>
            </>
          ),
        },
      ]}
      rows={areas}
      rowKey={({ sa2_code }) => sa2_code}
      rowProps={({ sa2_code }) => ({ 'data-row': sa2_code })}
    />
  )
}

function AreaName({ area: { sa2_code, name, path, rent } }: { readonly area: DistrictArea }) {
  return (
    <>
      {path === '' ? (
        <span data-part="name">{name}</span>
      ) : (
        <a href={`#area-${sa2_code}`} data-part="name">
          {name}
        </a>
      )}
      {rent === null ? null : (
        <span className="quiet block" data-part="source">
          {rent.confidence === 'Low' ? <strong>{describeConfidence(rent)}</strong> : describeConfidence(rent)}.{' '}
          {describeSource(rent)}
        </span>
      )}
    </>
  )
}
