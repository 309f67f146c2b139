import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { choiceOf, SORT_CHOICES } from './list-view.ts'
import type { useListView } from './use-list-view.ts'
import styles from './list-tools.module.css'

const OPTIONS = SORT_CHOICES.map(({ column, label }) => [column, label] as const)

/** Search and order of the list. */
export function ListTools({ view, status }: { view: ReturnType<typeof useListView>; status: string }) {
  const { text, order } = view
  const { words } = choiceOf(order.column)
  return (
    <div className={styles.tools} role="search" aria-label="Saved calculations">
      <div className={styles.find}>
        <TextField
          label="Find an address or suburb"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => view.setText(target.value)}
          onBlur={view.settleText}
        />
      </div>
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          value={order.column}
          options={OPTIONS}
          onChoice={(column) => view.setOrder({ column, descending: choiceOf(column).descending })}
        />
      </div>
      <Button
        className={styles.turn}
        aria-label={`${words[Number(order.descending)]}. Reverse the order`}
        onClick={() => view.setOrder({ ...order, descending: !order.descending })}
      >
        {words[Number(order.descending)]}
      </Button>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}
