import type { ScreeningHome } from '@homeyield/contract/screening'
import type { ReactNode } from 'react'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChangeHome, changeButtonId } from './change-home.tsx'
import type { HomeChange } from './list-changes.ts'
import type { RankedHome } from './ranked-homes.ts'
import styles from './other-homes.module.css'

interface OtherHomesProps {
  readonly homes: readonly ScreeningHome[]
  /** Those that miss a deal-breaker. */
  readonly out: readonly RankedHome[]
  readonly isPremium: boolean
  readonly onChange: (change: HomeChange, isNow: boolean) => void
  /** Reads what was not read without Premium. */
  readonly onReadRest: () => void
}

/** The homes without a rank, by why, each group with what to do. */
export function OtherHomes({ homes, out, isPremium, onChange, onReadRest }: OtherHomesProps) {
  const [changed, setChanged] = useState<string | null>(null)
  const listed = homes.filter(({ left_out }) => !left_out)
  const inState = (state: ScreeningHome['state']) => listed.filter((home) => home.state === state)
  const change = (home: ScreeningHome) =>
    changed === home.id ? (
      <ChangeHome home={home} onChange={onChange} onDone={() => setChanged(null)} />
    ) : (
      <span className={`row ${styles.buttons}`}>
        <Button look="quiet" id={changeButtonId(home.id)} onClick={() => setChanged(home.id)}>
          Change <span className="visually-hidden">{home.property}</span>
        </Button>
        <Button look="quiet" onClick={() => onChange({ id: home.id, left_out: true }, false)}>
          Leave out <span className="visually-hidden">{home.property}</span>
        </Button>
      </span>
    )
  return (
    <>
      <Group
        title="Out: a deal-breaker is missed"
        help="They count again when you change the criteria."
        homes={out.map(({ home }) => home)}
        note={({ id }) => out.find(({ home }) => home.id === id)?.result.why}
        renderAction={change}
      />
      <Group
        title="Not found"
        help="Correct the address, or write only the suburb: the rent is then that of the suburb."
        homes={inState('not_found')}
        name={(home) => `“${home.text}”`}
        renderAction={change}
      />
      <Group
        title="In other suburbs"
        help="Without Premium, homes in your own suburb get figures."
        homes={inState('premium_required')}
        end={<UpgradeLink />}
      />
      <Group
        title="Not read"
        help={isPremium ? undefined : 'Without Premium, the first ten homes of a list are read.'}
        homes={inState('not_read')}
        name={(home) => `“${home.text}”`}
        end={
          isPremium ? (
            <div className="row">
              <Button onClick={onReadRest}>Read them now</Button>
            </div>
          ) : (
            <UpgradeLink />
          )
        }
      />
      <Group
        title="Left out"
        homes={homes.filter(({ left_out }) => left_out)}
        renderAction={(home) => (
          <Button look="quiet" onClick={() => onChange({ id: home.id, left_out: false }, false)}>
            Put back <span className="visually-hidden">{home.property}</span>
          </Button>
        )}
      />
    </>
  )
}

function addressOf({ property }: ScreeningHome): string {
  return property
}

interface GroupProps {
  readonly title: string
  readonly help?: string | undefined
  readonly homes: readonly ScreeningHome[]
  readonly name?: (home: ScreeningHome) => string
  readonly note?: (home: ScreeningHome) => string | undefined
  readonly renderAction?: (home: ScreeningHome) => ReactNode
  readonly end?: ReactNode
}

function Group({ title, help, homes, name = addressOf, note, renderAction, end }: GroupProps) {
  if (homes.length === 0) return null
  return (
    <section className="stack tight" aria-label={title}>
      <h2>
        {title}: {homes.length}
      </h2>
      {help === undefined ? null : <p>{help}</p>}
      {end}
      <ul className={styles.list}>
        {homes.map((home) => (
          <li key={home.id}>
            <span className={styles.line}>
              {name(home)}
              {note === undefined ? null : <small className="quiet"> {note(home)}</small>}
            </span>
            {renderAction?.(home)}
          </li>
        ))}
      </ul>
    </section>
  )
}
