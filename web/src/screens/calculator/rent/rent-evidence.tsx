import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { describeOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import {
  describeConfidence,
  describeGap,
  describeIndexStep,
  describeLevel,
  describeOrder,
  describeSetAside,
} from '@homeyield/domain/rent/describe-estimate'
import { withoutIndexStep } from '@homeyield/domain/rent/without-index-step'
import { useState } from 'react'
import { rentMapPath } from '../../../paths.ts'
import { isoDate } from '../../../ui/date-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { chooseIndexStep } from '../address/address-transitions.ts'
import { currentEntry, newerRentsText } from '../address/market-rent.ts'
import { entriesOf } from '../model/calculator-state.ts'
import { EvidenceTable, OtherSizes } from './evidence-table.tsx'
import { listEvidence, listOtherSizes } from './list-evidence.ts'
import { RentOnRule } from '../result/rent-on-rule.tsx'

export function RentEvidence() {
  const found = useCalculator(currentEntry)
  const indexed = useCalculator((state) => state.form.market_indexed)
  const code = useCalculator((state) => state.form.sa2_code)
  const entries = useCalculator((state) => entriesOf(state.marketRent))
  const [today] = useState(() => isoDate(new Date()))
  const isSample = useConfig().sample_data?.market_rents ?? false
  if (found === null) return null
  const entry = indexed ? found : (withoutIndexStep(found) ?? found)
  return (
    <figure className="stack snug pad round small paper">
      <figcaption className="bold">What homes like this rent for</figcaption>
      <RentOnRule lower={entry.lower_quartile} median={entry.median} upper={entry.upper_quartile} />
      <p>
        {[
          describeConfidence(entry),
          describeLevel(entry),
          describeGap(entry),
          describeOrder(entries ?? [], found),
          describeSetAside(entry),
          describeOldRents(entry.period, today),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <IndexStep step={describeIndexStep(found)} />
      <div>
        <details open>
          <summary className="target pointer content-middle">The figures behind it, by area</summary>
          <EvidenceTable rows={listEvidence(entry)} />
        </details>
        <OtherSizes rows={listOtherSizes(entry)} />
      </div>
      {code === null ? null : (
        <a href={rentMapPath(splitAreaCodes(code)[0] ?? code, entry.dwelling, entry.number_of_bedrooms)}>
          Rents in this district on a map
        </a>
      )}
      <p className="tiny pale">
        {isSample ? (
          <>
            <Tag look="amber">Sample data</Tag> Made-up figures that show what you would see here.{' '}
          </>
        ) : null}
        Weekly rents from tenancy bonds: MBIE, Tenancy Services, CC BY 3.0 NZ. Areas: Stats NZ, CC BY 4.0. A guide, not
        a determination of market rent.
      </p>
    </figure>
  )
}

/** The step by the region's rents, which can be left out. Not while newer rents are offered: it would take them unasked. */
function IndexStep({ step }: { step: string }) {
  const store = useCalculatorStore()
  const indexed = useCalculator((state) => state.form.market_indexed)
  const isOlder = useCalculator((state) => newerRentsText(state) !== '')
  const readonly = useReadonly()
  if (step === '') return null
  return (
    <div className="stack close">
      <p>{indexed ? step : 'Not brought to the newest month.'}</p>
      {isOlder ? null : (
        <Checkbox
          name="market_indexed"
          checked={indexed}
          disabled={readonly}
          onCheck={(checked) => store.update(chooseIndexStep, checked)}
        >
          Bring the rents to the newest month
        </Checkbox>
      )}
    </div>
  )
}
