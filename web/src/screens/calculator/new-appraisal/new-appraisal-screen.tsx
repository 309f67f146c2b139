import type { Account } from '@homeyield/contract/account'
import { mayGiveEstimate } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { expensesQuery } from '../../../api-client/queries.ts'
import { WithQuery } from '../../../components/with-query.tsx'
import { paths } from '../../../paths.ts'
import { WithAccount } from '../../../session/with-account.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { type DefaultExpenses, newForm } from '../model/calculator-form.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { PropertyDataProvider } from '../property-data/property-data.tsx'
import { AppraisalCard } from './appraisal-card.tsx'

/** A professional's next appraisal: an address and its bedrooms. Everything else comes from the last one. */
export function NewAppraisalScreen() {
  const expenses = useQuery(expensesQuery)
  return (
    <Screen heading="New appraisal">
      <WithAccount height="16rem">
        {(account) =>
          mayGiveEstimate(account) ? (
            <WithQuery query={expenses} loading="Loading the usual expenses" height="16rem">
              {(defaults) => <NewHome account={account} defaults={defaults} />}
            </WithQuery>
          ) : (
            <p>
              This is for property professionals. If you are one, say so in{' '}
              <Link to={paths.editAccount}>Edit account</Link>.
            </p>
          )
        }
      </WithAccount>
    </Screen>
  )
}

/** Nothing of it is stored until the home is saved. */
function NewHome({ account: { premium }, defaults }: { account: Account; defaults: DefaultExpenses }) {
  const [store] = useState(() => createCalculatorStore(stateOf(newForm(defaults, true))))
  return (
    <CalculatorProvider store={store}>
      <PropertyDataProvider premium={premium} loaded={null}>
        <AppraisalCard premium={premium} />
      </PropertyDataProvider>
    </CalculatorProvider>
  )
}
