import { Table } from '../../../ui/table.tsx'
import type { ExampleTable } from './examples.ts'
import styles from './how-it-works.module.css'

export function FigureTable({ caption, heads, rows }: ExampleTable) {
  return (
    <Table
      className={styles.table}
      caption={caption}
      scrollLabel={`${caption}, as a table`}
      columns={heads.map((head, column) => ({
        key: head,
        heading: head,
        renderCell: (row: readonly string[]) => row[column],
        cellProps: (row: readonly string[]) => ({ className: row[column]?.includes(' ') ? styles.words : undefined }),
      }))}
      rows={rows}
      rowKey={([name = '']) => name}
    />
  )
}
