import { aWeek } from '../../money/money.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { RULES_2026_11B } from '../rules/nz-2026-11b.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import { oracleHome, type OracleCalculation } from '../testing/oracle-deal.ts'
import { loansNow } from '../../loans/loan-now.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { lenderPage } from './lender-page.ts'
import type { Application, Lender } from './lender.ts'
import { lender } from './lender.ts'

type Given = Omit<Application, 'value' | 'test_rate' | 'lived_in' | 'new_build'> & { value: number; test_rate: number }

/** The figures with their values; null where one is not known. */
function valuesOf(figures: Lender) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'object' && figure !== null && ('value' in figure || 'reason' in figure)
        ? isKnown(figure)
          ? figure.value
          : null
        : figure,
    ]),
  )
}

itAgreesWith('lender', ({ value, test_rate, ...given }: Given) => {
  const other = { lived_in: false, new_build: false }
  const application = { ...given, ...other, value: { value }, test_rate: { value: test_rate } }
  return valuesOf(lender(RULES_2026_11B, application, '2026-11-22'))
})

interface GivenPage extends Pick<Application, 'owner_occupied' | 'gross_income' | 'rent_shading_pct'> {
  readonly calculation: OracleCalculation
  readonly other_debt: number
}

itAgreesWith('lender_page', ({ calculation, ...given }: GivenPage) => {
  const { as_at = '', current_value = null, purchase_price = null, deposit = null } = calculation
  const { weekly_rental_income: rent } = calculation
  const home = oracleHome(calculation)
  const page = lenderPage(
    RULES_2026_11B,
    { ...NOTHING_GIVEN, purchase_price, deposit },
    {
      ...given,
      purpose: 'rent_out',
      settled: home.settled,
      loans: null,
      current_value,
      new_build: false,
      test_rate: null,
      value_source: 'purchase_price',
    },
    {
      weeklyRent: typeof rent === 'number' ? aWeek(rent) : null,
      loans: { value: loansNow(home.loans, home) },
      today: as_at,
    },
  )
  return isKnown(page) ? valuesOf(page.value) : page
})
