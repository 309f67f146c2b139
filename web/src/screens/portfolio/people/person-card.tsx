import type { HomeOfPeople } from '@homeyield/contract/household'
import type { Person } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { formatMoney } from '@homeyield/domain/money/amount'
import type { ReactNode } from 'react'
import { HomeLinks } from '../../../components/household/home-links.tsx'
import { kindText, OTHER_RENTALS } from '../../../components/household/household-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'

interface PersonCardProps {
  readonly person: Person
  /** Those that name the person. */
  readonly homes: readonly HomeOfPeople[]
  readonly isBusy: boolean
  /** While somebody else is changed. */
  readonly isLocked: boolean
  readonly onChange: () => void
  readonly onRemove: () => void
  /** Above the buttons. */
  readonly children: ReactNode
}

export function PersonCard({ person, homes, isBusy, isLocked, onChange, onRemove, children }: PersonCardProps) {
  const { name, kind, other_income, other_residential_net } = person
  return (
    <Card className="stack tight pad">
      <div>
        <h2>{name}</h2>
        <p className="quiet">{kindText(kind)}</p>
      </div>
      <FigureList
        figures={[
          { label: PERSON_FIELDS.other_income.label, value: formatMoney(other_income), note: 'a year' },
          { label: OTHER_RENTALS, value: formatMoney(other_residential_net), note: 'a year' },
        ]}
      />
      <p>
        {homes.length === 0 ? (
          <span className="quiet">
            No home names {name} yet. Choose {name} under “Owners” of a home.
          </span>
        ) : (
          <>
            Owner of <HomeLinks homes={homes} />
          </>
        )}
      </p>
      {children}
      {isLocked ? null : (
        <div className="row">
          <Button aria-label={`Change ${name}`} onClick={onChange}>
            Change
          </Button>
          <Button look="quiet" aria-label={`Remove ${name}`} busy={isBusy} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
    </Card>
  )
}
