import type { ScreeningHome } from '@homeyield/contract/screening'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { calculationPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { HomeChange } from './list-changes.ts'
import { leaveOut } from './leave-out.ts'
import styles from './ranked-table.module.css'

export interface RowHandlers {
  readonly saving: ReadonlySet<string>
  /** The calculation that a home has; null for none. */
  readonly savedAs: (home: ScreeningHome) => string | null
  /** Null where nothing can be saved. */
  readonly onSave: ((home: ScreeningHome, status: 'watching' | null) => void) | null
  /** Stored after a pause, or now. */
  readonly onChange: (change: HomeChange, isNow: boolean) => void
  /** Why it was not saved when that was pressed last. */
  readonly problemOf: (home: ScreeningHome) => ReactNode
}

interface RowActionsProps {
  readonly home: ScreeningHome
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly handlers: RowHandlers
}

/** The button that opens the form, and has the focus again afterwards. */
export function changeButtonId(id: string): string {
  return `change-${id}`
}

/** What can be done with a ranked home, on one line. */
export function RowActions({ home, isTicked, onTick, isOpen, onOpen, handlers }: RowActionsProps) {
  const { id, property } = home
  const { saving, savedAs, onSave, onChange } = handlers
  const calculation = savedAs(home)
  const saved = useRef<HTMLAnchorElement>(null)
  const isSaving = useRef(false)
  // The pressed button is gone, and the link in its place takes the focus.
  useEffect(() => {
    if (calculation === null || !isSaving.current) return
    isSaving.current = false
    if (document.activeElement === document.body) saved.current?.focus()
  }, [calculation])

  function save(status: 'watching' | null) {
    isSaving.current = true
    onSave?.(home, status)
  }

  const busy = saving.has(id)
  const hidden = <span className="visually-hidden">{property}</span>
  return (
    <div className={`flex middle far one-line ${styles.buttons}`}>
      {calculation !== null ? (
        <Link ref={saved} className="touch-link" to={calculationPath(calculation)}>
          Saved: open {hidden}
        </Link>
      ) : onSave === null ? null : (
        <Button look="quiet" busy={busy} onClick={() => save(null)}>
          Save {hidden}
        </Button>
      )}
      {onSave === null ? null : (
        <Button look="quiet" busy={busy} onClick={() => save('watching')}>
          Watch {hidden}
        </Button>
      )}
      <Button
        look="quiet"
        data-action="leave-out"
        onClick={({ currentTarget }) => leaveOut(home, currentTarget, onChange)}
      >
        No {hidden}
      </Button>
      {onSave === null ? null : (
        <Checkbox name={`compare_${id}`} checked={isTicked} onCheck={onTick}>
          Compare {hidden}
        </Checkbox>
      )}
      <Button look="quiet" id={changeButtonId(id)} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            d="M3 17v-3.5L13.5 3 17 6.5 6.5 17zM11 5.5 14.5 9"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinejoin="round"
          />
        </svg>
        <span className="visually-hidden">Change {property}</span>
      </Button>
    </div>
  )
}
