import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { Editable } from '../sections/editable.tsx'
import { ChattelsFields } from './chattels-fields.tsx'
import { GrowthFields } from './growth-fields.tsx'
import { Owners } from './owners.tsx'
import { TaxDates } from './tax-dates.tsx'

/** Growth, who owns the home, and the days and facts of its tax. */
export function Assumptions({ premium }: { readonly premium: boolean }) {
  return (
    <div className="stack loose">
      <GrowthFields premium={premium} />
      <Editable>
        <Owners />
        <TaxDates premium={premium} />
        {premium ? (
          <>
            <ChattelsFields />
            <ChoiceField
              name="analysis.ring_fence_basis"
              label="Losses count against the income of"
              labels={{ portfolio: 'All our rentals', property: 'This home only' }}
            />
          </>
        ) : null}
      </Editable>
    </div>
  )
}
