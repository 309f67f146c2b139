import { HomeLinks } from '../../../components/household/home-links.tsx'
import type { HouseholdChange } from '../../../components/household/household-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './people.module.css'
import type { Sent, usePeople } from './use-people.ts'

interface ChangeResultProps {
  readonly saving: ReturnType<typeof usePeople>
  readonly onUndo: (sent: Sent) => void
}

/** What was saved, which homes it changed, and Undo. */
export function ChangeResult({ saving: { data, variables }, onUndo }: ChangeResultProps) {
  if (data === undefined || variables === undefined) return null
  const { changedHomes, household, undo } = data
  const count = changedHomes.length
  return (
    // The form or button that was pressed is gone; on a phone this may be far above it.
    <div key={household.version} ref={focus} tabIndex={-1} className={styles.message}>
      <Notice>
        <p>
          {variables.isUndo ? 'Undone. ' : `${doneText(variables.change, undo)} `}
          {count > 0 ? (
            <>
              This changes {count === 1 ? 'one home' : `${count} homes`}: <HomeLinks homes={changedHomes} />.
            </>
          ) : null}
        </p>
        {variables.isUndo ? null : (
          <Button look="quiet" onClick={() => onUndo({ household, change: undo, isUndo: true })}>
            Undo
          </Button>
        )}
      </Notice>
    </div>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

function doneText({ person }: HouseholdChange, undo: HouseholdChange): string {
  if (person === null) return `${undo.person?.name ?? 'The person'} was removed.`
  return undo.person === null ? `${person.name} was added.` : `${person.name} was changed.`
}
