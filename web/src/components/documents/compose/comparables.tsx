import { type Comparable, COMPARABLE_FIELDS, DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ComparableCard } from './comparable-card.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

const NEW: Comparable = {
  address: null,
  number_of_bedrooms: null,
  dwelling: COMPARABLE_FIELDS.dwelling.default,
  weekly_rent: null,
  let_on: null,
  source: null,
  better_pct: 0,
  note: null,
  counts: true,
}

/** Homes that were let or offered, as the professional knows them. */
export function Comparables() {
  const { values, problems } = useDraft()
  const { change } = useDraftSaver()
  const [removed, setRemoved] = useState<{ readonly at: number; readonly comparable: Comparable } | null>(null)
  // A home has no id: its card opens when it is added, and stays open while it is in its place.
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const { comparables } = values
  const { most } = DOCUMENT_FIELDS.comparables
  const set = (list: readonly Comparable[]) => change({ comparables: list })
  const toggle = (at: number, open: boolean) =>
    setOpened((before) => new Set(open ? [...before, at] : [...before].filter((one) => one !== at)))

  return (
    <>
      <p className="quiet">Homes that were let or offered. One counts once it has a rent; at most {most}.</p>
      {comparables.length === 0 ? null : (
        <ol className="stack tight">
          {comparables.map((comparable, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no id
            <li key={at}>
              <ComparableCard
                number={at + 1}
                comparable={comparable}
                problemAt={(name) => problems[`comparables.${at}.${name}`]}
                isOpen={opened.has(at)}
                onToggle={(open) => toggle(at, open)}
                onChange={(changes) => set(comparables.with(at, { ...comparable, ...changes }))}
                onRemove={() => {
                  setRemoved({ at, comparable })
                  setOpened(new Set())
                  set(comparables.toSpliced(at, 1))
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {removed === null ? null : (
        <Notice>
          <span>{removed.comparable.address ?? 'A comparable home'} was removed.</span>
          <Button
            look="quiet"
            onClick={() => {
              set(comparables.toSpliced(removed.at, 0, removed.comparable))
              setRemoved(null)
            }}
          >
            Undo
          </Button>
        </Notice>
      )}
      {comparables.length < most ? (
        <div className="row">
          <Button
            onClick={() => {
              setRemoved(null)
              setOpened(new Set([comparables.length]))
              set([...comparables, NEW])
            }}
          >
            Add a comparable home
          </Button>
        </div>
      ) : null}
    </>
  )
}
