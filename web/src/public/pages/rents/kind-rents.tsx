import type { KindRent } from '@homeyield/contract/rent-page'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { Table } from '../../../ui/table.tsx'
import { PublicLink } from '../../public-link.tsx'
import styles from './rents.module.css'

interface KindRentsProps {
  readonly caption: string
  readonly heading: string
  readonly rows: readonly RentRow[]
}

interface RentRow {
  readonly key: string
  readonly name: string
  /** The page that its name links to. */
  readonly to: string
  readonly rent: KindRent | null
}

/** Rents with the range in which each median is four times in five, and their confidence. */
export function KindRents({ caption, heading, rows }: KindRentsProps) {
  return (
    <Table
      className={styles.kinds}
      isDense
      caption={caption}
      columns={[
        { key: 'name', heading, renderCell: ({ name, to }) => <PublicLink to={to}>{name}</PublicLink> },
        {
          key: 'median',
          heading: 'Median',
          renderCell: ({ rent }) => (rent === null ? 'No figure' : formatMoney(rent.median)),
        },
        { key: 'likely', heading: 'Likely median', renderCell: ({ rent }) => (rent === null ? '' : likelyOf(rent)) },
        { key: 'confidence', heading: 'Confidence', renderCell: ({ rent }) => rent?.confidence ?? '' },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}

function likelyOf({ interval_80: [from, to] }: KindRent): string {
  return `${formatMoney(from)}–${writeNumber(to)}`
}
