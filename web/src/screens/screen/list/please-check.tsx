import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { readListings } from '@homeyield/domain/listings/read-listings'
import { useMemo, useState } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ChangeInPlace } from './change-in-place.tsx'
import { homesByDoubt } from './doubts.ts'
import { HomeGroup } from './home-group.tsx'
import type { HomeChange } from './list-changes.ts'
import { areaWords } from './ranked-homes.ts'

interface PleaseCheckProps {
  readonly homes: readonly ScreeningHome[]
  readonly terms: Screening['terms']
  readonly isSample: boolean
  readonly onChange: (change: HomeChange, isNow: boolean) => void
}

/** What was not certain in the lines of the list, each thing once with its homes. */
export function PleaseCheck({ homes, terms, isSample, onChange }: PleaseCheckProps) {
  const [isOpen, setOpen] = useState(false)
  const groups = useMemo(() => homesByDoubt(homes, isSample), [homes, isSample])
  const count = new Set(groups.flatMap(([, doubtful]) => doubtful.map(({ id }) => id))).size
  if (count === 0) return null
  return (
    <div className="no-print">
      <Disclosure
        name="check"
        title={`Please check ${count === 1 ? 'one home' : `${count} homes`}`}
        open={isOpen}
        onToggle={setOpen}
      >
        {isOpen ? (
          <div className="stack">
            {groups.map(([doubt, doubtful]) => (
              <HomeGroup
                key={doubt}
                heading="h3"
                title={doubt.replace(/\.$/u, '')}
                rows={doubtful.map((home) => ({ home, note: placeWords(home) }))}
                name={(home) => `“${writtenAddress(home)}”`}
                renderAction={(home) => <ChangeInPlace home={home} terms={terms} onChange={onChange} />}
              />
            ))}
          </div>
        ) : null}
      </Disclosure>
    </div>
  )
}

/** The address as the line has it, without what else is in the line. */
function writtenAddress({ text, property }: ScreeningHome): string {
  return readListings(text).homes[0]?.address ?? property
}

function placeWords(home: ScreeningHome): string {
  const written = writtenAddress(home)
  const area = `Rent of ${areaWords(home)}.`
  return written === home.property ? area : `${home.property}. ${area}`
}
