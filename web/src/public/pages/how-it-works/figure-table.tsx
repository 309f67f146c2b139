import { Table } from '../../../ui/table.tsx'
import styles from './how-it-works.module.css'

interface FigureTableProps {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly string[])[]
}

export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <Table
      className={styles.table}
      caption={caption}
      scrollLabel={`${caption}, as a table`}
      columns={heads.map((head, column) => ({
        key: head,
        heading: head,
        renderCell: (row: readonly string[]) => row[column],
      }))}
      rows={rows}
      rowKey={([name = '']) => name}
    />
  )
}
