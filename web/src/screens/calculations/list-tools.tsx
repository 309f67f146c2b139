import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { NO_STATUS, STATUSES } from '../../components/status-words.ts'
import { choiceOf, SORT_CHOICES } from './list-view.ts'
import type { useListView } from './use-list-view.ts'
import styles from './list-tools.module.css'

const OPTIONS = SORT_CHOICES.map(({ column, label }) => [column, label] as const)
const STATUS_FILTERS = [['', 'Any status'], ...STATUSES, ['none', NO_STATUS]] as const

interface ListToolsProps {
  readonly view: ReturnType<typeof useListView>
  /** Every tag that is used. */
  readonly tags: readonly string[]
  readonly status: string
}

/** Search, filters and order of the list. */
export function ListTools({ view, tags, status }: ListToolsProps) {
  const { text, order } = view
  // A tag in the address may be on no calculation any more.
  const shownTags = view.tag === null || tags.includes(view.tag) ? tags : [view.tag, ...tags]
  const { words } = choiceOf(order.column)
  return (
    <div className={`grid bottom with-end even no-print ${styles.tools}`} role="search" aria-label="Saved calculations">
      <div className={`across ${styles.find}`}>
        <TextField
          label="Find an address or suburb"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => view.setText(target.value)}
          onBlur={view.applyText}
        />
      </div>
      <div className={`grid even small-columns ${styles.filters}`}>
        <SelectField
          label="Status"
          value={view.status ?? ''}
          options={STATUS_FILTERS}
          onChoice={(chosen) => view.setFilter({ status: chosen === '' ? null : chosen })}
        />
        {shownTags.length === 0 ? null : (
          <SelectField
            label="Tag"
            value={view.tag ?? ''}
            options={[['', 'Any tag'], ...shownTags.map((tag) => [tag, tag] as const)]}
            onChoice={(tag) => view.setFilter({ tag: tag || null })}
          />
        )}
      </div>
      <div className="shrinks">
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
      <p className="quiet across unless-empty" role="status">
        {status}
      </p>
    </div>
  )
}
