import type { CalculationFields } from '@homeyield/contract/calculation'
import type { RentRangeFields } from '@homeyield/domain/appraisal/appraise'
import { NO_RENT, RENT_PERIODS, type RentByPeriod, settlePeriods } from '@homeyield/domain/rent/rent-period'
import type { RentSource } from '@homeyield/domain/rent/settle-rent'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { sentAddress } from './calculation-inputs.ts'

/** What says how much the rent is. */
export type RentFields = RentRangeFields & Pick<CalculationInputs, 'rent_source' | 'weekly_rental_income'>

/**
 * The rent of a kept calculation after a change by a client that may send only part of it, or all of it with one figure
 * changed: what is sent as it was kept counts as not sent, except a typed rent, which stays when it is sent again. Without a `rent_source` a changed weekly rent means `typed`, a
 * changed bound `range`, and a changed home ends `typed`. Source: decisions sections 1 and 2.
 */
export function rentAfterChange(kept: CalculationInputs, fields: CalculationFields): RentFields {
  const lower = boundAfterChange(bound(kept, 'lower'), sentBound(fields, 'lower'))
  const upper = boundAfterChange(bound(kept, 'upper'), sentBound(fields, 'upper'))
  return {
    ...sourceAfterChange(kept, fields, lower !== null || upper !== null),
    ...boundFields('lower', lower ?? bound(kept, 'lower')),
    ...boundFields('upper', upper ?? bound(kept, 'upper')),
  }
}

type Sent = Partial<Record<keyof RentByPeriod, number | null | undefined>>

// Null when nothing changed. A period that was sent as it was kept beside one that changed is stale, unless all three agree.
function boundAfterChange(kept: RentByPeriod, sent: Sent): RentByPeriod | null {
  const changed = RENT_PERIODS.filter((period) => sent[period] !== undefined && sent[period] !== kept[period])
  if (changed.length === 0) return null
  const whole = pick(sent, RENT_PERIODS)
  const settled = settlePeriods(whole)
  const agrees = RENT_PERIODS.every((period) => whole[period] === settled[period])
  return agrees ? whole : pick(sent, changed)
}

function pick(sent: Sent, periods: readonly (keyof RentByPeriod)[]): RentByPeriod {
  return { ...NO_RENT, ...Object.fromEntries(periods.map((period) => [period, sent[period] ?? null])) }
}

// Of a rent that is not typed nothing is kept: it follows from the quartiles or the bounds.
function sourceAfterChange(
  kept: CalculationInputs,
  fields: CalculationFields,
  boundsChanged: boolean,
): Pick<RentFields, 'rent_source' | 'weekly_rental_income'> {
  const sent = fields.weekly_rental_income
  const typed = kept.rent_source === 'typed' ? kept.weekly_rental_income : null
  if (fields.rent_source) return { rent_source: fields.rent_source, weekly_rental_income: sent ?? typed }
  const changed = sent !== undefined && sent !== kept.weekly_rental_income
  if (changed && sent !== null) return { rent_source: 'typed', weekly_rental_income: sent }
  if (boundsChanged) return { rent_source: 'range', weekly_rental_income: null }
  if (changed) return { rent_source: sourceOf(kept, fields), weekly_rental_income: null }
  const endsTyped = kept.rent_source === 'typed' && (sent ?? null) === null && changesHome(kept, fields)
  if (endsTyped) return { rent_source: sourceOf(kept, fields), weekly_rental_income: null }
  return { rent_source: kept.rent_source, weekly_rental_income: typed }
}

function sourceOf(kept: CalculationInputs, fields: CalculationFields): RentSource {
  const after = (name: 'market_lower_quartile' | 'market_upper_quartile') =>
    fields[name] === undefined ? kept[name] : fields[name]
  return after('market_lower_quartile') !== null && after('market_upper_quartile') !== null ? 'market' : 'range'
}

// "Wins until address, dwelling, bedrooms or quality changes."
function changesHome(kept: CalculationInputs, fields: CalculationFields): boolean {
  const address = sentAddress(fields)
  const changes = (name: 'dwelling' | 'number_of_bedrooms' | 'house_condition') =>
    (fields[name] ?? kept[name]) !== kept[name]
  return (
    (address !== undefined && address !== kept.property) ||
    changes('dwelling') ||
    changes('number_of_bedrooms') ||
    changes('house_condition')
  )
}

function bound(kept: RentRangeFields, side: 'lower' | 'upper'): RentByPeriod {
  return {
    weekly: kept[`weekly_rental_income_${side}`],
    monthly: kept[`monthly_rental_income_${side}`],
    yearly: kept[`yearly_rental_income_${side}`],
  }
}

function sentBound(fields: CalculationFields, side: 'lower' | 'upper'): Sent {
  return {
    weekly: fields[`weekly_rental_income_${side}`],
    monthly: fields[`monthly_rental_income_${side}`],
    yearly: fields[`yearly_rental_income_${side}`],
  }
}

function boundFields<Side extends 'lower' | 'upper'>(side: Side, rent: RentByPeriod) {
  return {
    [`weekly_rental_income_${side}`]: rent.weekly,
    [`monthly_rental_income_${side}`]: rent.monthly,
    [`yearly_rental_income_${side}`]: rent.yearly,
  } as Record<`${keyof RentByPeriod}_rental_income_${Side}`, number | null>
}
