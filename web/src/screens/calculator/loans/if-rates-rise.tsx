import { isKnown } from '@homeyield/domain/outcome/outcome'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { PremiumParts } from '../sections/premium-parts.tsx'
import { Assumptions } from './assumptions.tsx'
import { BreakEvens } from './break-evens.tsx'
import { RefixTimeline } from './refix-timeline.tsx'
import { SensitivityTable } from './sensitivity-table.tsx'
import { StressTable } from './stress-table.tsx'

/** What a week brings when rates, rent or empty weeks change. */
export function IfRatesRise({ premium }: { premium: boolean }) {
  return (
    <>
      <Weeks premium={premium} />
      {premium ? null : <PremiumParts page="loans" />}
    </>
  )
}

function Weeks({ premium }: { premium: boolean }) {
  const analysis = useAnalysis(premium)
  const shown = analysis !== null && isKnown(analysis.today) ? analysis : null
  const missing = analysis === null || isKnown(analysis.today) ? CORRECT_IT_FIRST : analysis.today.message
  return (
    <>
      {shown === null ? <Missing>{missing}</Missing> : <StressTable analysis={shown} />}
      {/* In its place while a figure cannot be used, so that its fields do not lose the focus. */}
      {premium ? <Assumptions /> : null}
      {shown === null ? null : (
        <>
          <RefixTimeline analysis={shown} />
          <SensitivityTable analysis={shown} />
          <BreakEvens analysis={shown} />
        </>
      )}
    </>
  )
}
