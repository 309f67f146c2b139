import { mayGiveEstimate } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { expensesQuery } from '../../api-client/queries.ts'
import { WithQuery } from '../../components/with-query.tsx'
import { paths } from '../../paths.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { Screen } from '../../ui/screen.tsx'
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
              {(defaults) => <AppraisalCard premium={account.premium} defaults={defaults} />}
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
