import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { NOTHING_GIVEN, type CalculationInputs } from '@homeyield/domain/calculation/fields'
import { refuse, type Answers, type Sent } from './stand-in-server.ts'

/** A saved calculation as the server answers it; its figures are those that a screen computes again. */
export function savedCalculation(
  given: Partial<CalculationInputs>,
  more: Partial<SavedCalculation> = {},
): SavedCalculation {
  const id = more.id ?? 'c1'
  return {
    ...NOTHING_GIVEN,
    uuid: id,
    address: given.property ?? '',
    updated_at: '2026-11-20T02:05:00.000Z',
    created_at: '2026-11-20T02:05:00.000Z',
    as_at: '2026-11-26',
    readonly: false,
    version: 1,
    number_of_loans: 0,
    weekly_payment: null,
    weekly_cash_flow: null,
    next_change: null,
    total_expenses: 0,
    gross_rental_yield: null,
    net_rental_yield: null,
    interest_missing: false,
    property_photo_url: null,
    image_url: null,
    weekly_cost_to_live_here: null,
    number_of_scenarios: 0,
    lives_here: false,
    scenarios: [],
    figures_changed: null,
    loan_duration: null,
    loan: null,
    payment_quantity: null,
    interest: 0,
    vacancy_expense: 0,
    property_management_expense: 0,
    yearly_profit: 0,
    monthly_profit: 0,
    weekly_profit: 0,
    property_estimated_value: null,
    median_sale_price: null,
    avm_value_change: null,
    rental_rate_change: null,
    property_data: null,
    ...given,
    rent_source: given.rent_source ?? 'typed',
    id,
    ...more,
  }
}

/** The calculations of an account at the stand-in server, newest first, and its answers about them. */
export function storeCalculations(...initial: readonly SavedCalculation[]) {
  let saved = [...initial]
  const missing = () => refuse(404, { error: 'We could not find that.', code: 'not_found' })
  const find = ({ params }: Sent) => saved.find(({ id }) => id === params['id'])
  const change = (before: SavedCalculation, changes: object) => {
    const changed = { ...before, ...changes, version: before.version + 1 }
    saved = [changed, ...saved.filter((one) => one !== before)]
    return changed
  }
  const remove = (id: string | undefined) => void (saved = saved.filter((one) => one.id !== id))
  const answers: Answers = {
    listCalculations: () => saved,
    readCalculation: (sent: Sent) => find(sent) ?? missing(),
    createCalculation: ({ body }: Sent) => {
      const created = savedCalculation(body, { id: `new-${saved.length + 1}` })
      saved = [created, ...saved]
      return created
    },
    changeCalculation: (sent: Sent) => {
      const before = find(sent)
      if (before === undefined) return missing()
      const isOld = (sent.body['version'] ?? before.version) !== before.version
      return isOld
        ? refuse(409, { error: 'Changed', code: 'conflict', calculation: before })
        : change(before, sent.body)
    },
    deleteCalculation: (sent: Sent) => {
      remove(sent.params['id'])
      return new Response(null, { status: 204 })
    },
  }
  return {
    answers,
    all: (): readonly SavedCalculation[] => saved,
    /** As another window does. */
    changeElsewhere: (id: string, changes: Partial<CalculationInputs>) =>
      saved.filter((one) => one.id === id).forEach((one) => change(one, changes)),
    deleteElsewhere: remove,
  }
}
