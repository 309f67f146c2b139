import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { dateLoans } from '@homeyield/domain/loans/date-loans'
import { storedAnalysis } from '@homeyield/domain/appraisal/premium-loans'
import { nameRules } from '@homeyield/domain/analysis/rules/name-rules'
import { NEWEST_RULES } from '@homeyield/domain/analysis/rules/newest-rules'
import { maySaveAnother, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { RecordedPropertyData } from '../property-data/property-data-port.ts'
import { allowedFields } from './allowed-fields.ts'
import { checkAnalysis } from './check-analysis.ts'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { appraiseInputs } from './appraise-inputs.ts'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { takeFields } from './calculation-inputs.ts'
import { keyUsedBefore } from './calculation-problems.ts'
import type { CalculationRecord, CalculationStore, KeyUsed } from './calculation-store.ts'
import { digestBody } from '../server/digest-body.ts'
import { presentCalculation } from './present-calculation.ts'
import { takeScenarios } from './take-scenarios.ts'

export interface CreateDeps {
  readonly calculations: CalculationStore
  readonly recorded: RecordedPropertyData
  /** Asked where a client does not tell. */
  readonly isSampleAddress: (address: string) => Promise<boolean>
  readonly now: () => number
}

/**
 * Saves a new calculation (POST /calculations). A save repeated under its key returns the first one's calculation, even
 * beyond the limit; with another body it is refused. For Premium it stores the recorded property data of the address,
 * without a call to the provider.
 */
export function createCalculation({ calculations, recorded, isSampleAddress, now }: CreateDeps) {
  return async (viewer: Viewer, fields: CalculationFields, key: string | null): Promise<SavedCalculation> => {
    const today = dayInNewZealand(new Date(now()))
    const saveKey = key === null ? null : { key, digest: digestBody(fields) }
    // Before any check: what was saved yesterday may be refused today.
    const saved = saveKey && (await calculations.findSaved(viewer.accountId, saveKey))
    if (saved !== null) return presentSaved(viewer, saved, today)
    const given = takeFields(NOTHING_GIVEN, allowedFields(viewer, fields, NOTHING_GIVEN))
    const analysis = dateLoans(storedAnalysis(viewer, given, NOTHING_GIVEN), today)
    const inputs = { ...given, analysis: nameRules(analysis, NEWEST_RULES) }
    checkAnalysis(inputs, today)
    const [is_sample_address, propertyData] = await Promise.all([
      fields.is_sample_address ?? isSampleAddress(inputs.property),
      mayUsePremiumFeatures(viewer) ? recorded(inputs.property) : null,
    ])
    const appraised = appraiseInputs({ ...inputs, is_sample_address }, today)
    const scenarios = takeScenarios(viewer, fields.scenarios, {
      base: appraised.inputs,
      stored: [],
      isNew: true,
      today,
    })
    const content = { ...appraised, scenarios, propertyData }
    const isUnlimited = maySaveAnother(viewer, Infinity)
    const record = isUnlimited
      ? await calculations.create(viewer.accountId, content, saveKey)
      : await calculations.createWithinLimit(viewer.accountId, content, saveKey, (saved) =>
          maySaveAnother(viewer, saved),
        )
    if (record === 'account_gone') throw notSignedIn()
    if (record === null) throw premiumRequired()
    return presentSaved(viewer, record, today)
  }
}

function presentSaved(viewer: Viewer, record: CalculationRecord | KeyUsed, today: string): SavedCalculation {
  if ('keyUsedFor' in record) throw keyUsedBefore(presentCalculation(viewer, record.keyUsedFor, today))
  return presentCalculation(viewer, record, today)
}
