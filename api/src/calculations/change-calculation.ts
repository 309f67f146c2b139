import { isDeepStrictEqual } from 'node:util'
import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { dateLoans } from '@homeyield/domain/loans/date-loans'
import { inputsFor, storedAnalysis } from '@homeyield/domain/appraisal/premium-loans'
import { nameRules } from '@homeyield/domain/analysis/rules/name-rules'
import { NEWEST_RULES } from '@homeyield/domain/analysis/rules/newest-rules'
import { isReadonly, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { foldText } from '@homeyield/domain/property/fold-text'
import { rentAfterChange } from '@homeyield/domain/rent/rent-transitions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { allowedFields } from './allowed-fields.ts'
import { checkAnalysis } from './check-analysis.ts'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { appraiseInputs } from './appraise-inputs.ts'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { sentAddress, takeFields } from './calculation-inputs.ts'
import { changedMeanwhile, readOnly } from './calculation-problems.ts'
import type { CreateDeps } from './create-calculation.ts'
import type { CalculationRecord, StoredContent } from './calculation-store.ts'
import { presentCalculation } from './present-calculation.ts'
import { takeScenarios } from './take-scenarios.ts'

/** Fields to change, and the version they were changed from; without it the last write wins. */
export type CalculationChange = CalculationFields & { readonly version?: number | null | undefined }

export type ChangeDeps = CreateDeps

/**
 * Changes one of the viewer's calculations (PATCH /calculations/{id}). For Premium it stores the recorded property data
 * of the address, without a call to the provider.
 */
export function changeCalculation({ calculations, recorded, isSampleAddress, now }: ChangeDeps) {
  return async (viewer: Viewer, { id }: { id: string }, change: CalculationChange): Promise<SavedCalculation> => {
    const today = dayInNewZealand(new Date(now()))
    const sent = change.is_sample_address === undefined ? sentAddress(change) : undefined
    const isSample = sent ? await isSampleAddress(sent) : false
    const record = await calculations.change(viewer.accountId, id, async (current) => {
      const address = sentAddress(change) ?? current.inputs.property
      const data = mayUsePremiumFeatures(viewer) && address ? await recorded(address) : null
      return changed(viewer, current, change, { address, data, isSample, today })
    })
    if (record === null) throw notFound()
    return presentCalculation(viewer, record, today)
  }
}

interface Known {
  readonly address: string
  readonly data: StoredContent['propertyData']
  /** Whether the sent address is a sample, where the client does not send it. */
  readonly isSample: boolean
  readonly today: string
}

function changed(viewer: Viewer, current: CalculationRecord, change: CalculationChange, known: Known): StoredContent {
  if (isReadonly(viewer, current.newer)) throw readOnly()
  if ((change.version ?? current.version) !== current.version) {
    throw changedMeanwhile(presentCalculation(viewer, current, known.today))
  }
  if (!mayUsePremiumFeatures(viewer) && isAnotherProperty(current.inputs, change)) throw premiumRequired()
  const fields = allowedFields(viewer, change, current.inputs)
  const inputs = {
    ...takeFields(current.inputs, fields),
    ...rentAfterChange(current.inputs, { ...fields, property: sentAddress(fields) }),
    is_sample_address: fields.is_sample_address ?? (known.isSample || staysSample(current.inputs, fields)),
  }
  const dated = dateLoans(storedAnalysis(viewer, inputs, current.inputs), known.today)
  const analysis = nameRules(dated, current.inputs.analysis?.rules ?? NEWEST_RULES)
  const content = appraiseInputs({ ...inputs, analysis }, known.today)
  // A stored analysis never stops a change of something else.
  if (!isDeepStrictEqual(content.inputs.analysis, current.inputs.analysis))
    checkAnalysis(inputsFor(viewer, content.inputs), known.today)
  const scenarios = takeScenarios(viewer, change.scenarios, {
    base: content.inputs,
    stored: current.scenarios,
    isNew: false,
    today: known.today,
  })
  return { ...content, scenarios, propertyData: dataAfter(current, content.inputs.property, known) }
}

// Another address is another property, so its data are replaced.
function dataAfter(current: CalculationRecord, address: string, known: Known): StoredContent['propertyData'] {
  if (known.data !== null && known.address === address) return known.data
  return address === current.inputs.property ? current.propertyData : null
}

// Another address or area is another property, of which a free account has one. Capitals, macrons and spaces may
// change, and any address while no area is found (decision 11).
function isAnotherProperty(current: CalculationInputs, fields: CalculationFields): boolean {
  if (current.sa2_code === null && current.meshblock === null) return false
  const address = sentAddress(fields)
  const moves = address !== undefined && address !== '' && foldText(address) !== foldText(current.property)
  return moves || isOtherArea(current.sa2_code, fields.sa2_code) || differs(current.meshblock, fields.meshblock)
}

function isOtherArea(current: string | null, sent: string | null | undefined): boolean {
  return current !== null && sent !== undefined && sent !== current
}

// Clearing it is the first of two steps; leading zeros may be missing.
function differs(current: string | null, sent: string | null | undefined): boolean {
  return current !== null && sent !== undefined && Number(sent ?? Number.NaN) !== Number(current)
}

// Another address is not known to be a sample.
function staysSample(current: CalculationInputs, fields: CalculationFields): boolean {
  return current.is_sample_address && (sentAddress(fields) ?? current.property) === current.property
}
