import type { GivenOwner } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { formatMoney } from '@homeyield/domain/money/amount'
import { Link } from 'react-router'
import { kindText, OTHER_RENTALS } from '../../../components/household/household-change.ts'
import { FigureList } from '../../../ui/figure-list.tsx'
import { paths } from '../../../paths.ts'

/** What an owner has of the household. */
export function HouseholdOwner({ owner }: { readonly owner: GivenOwner }) {
  const { name, kind, other_income, other_residential_net } = completeFields(PERSON_FIELDS, owner, {})
  return (
    <div className="stack close across">
      <FigureList
        look="lines"
        figures={[
          { label: PERSON_FIELDS.kind.label, value: kindText(kind) },
          { label: PERSON_FIELDS.other_income.label, value: `${formatMoney(other_income)} a year` },
          ...(other_residential_net === 0
            ? []
            : [{ label: OTHER_RENTALS, value: `${formatMoney(other_residential_net)} a year` }]),
        ]}
      />
      <p className="quiet">
        The same in every home of {name ?? 'this owner'}. <Link to={paths.ownedPeople}>Change it under People</Link>
      </p>
    </div>
  )
}
