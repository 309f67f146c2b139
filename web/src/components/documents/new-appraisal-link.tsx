import { mayGiveEstimate } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../api-client/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** To the next appraisal, for property professionals. */
export function NewAppraisalLink() {
  const { data: account } = useQuery(accountQuery)
  return account && mayGiveEstimate(account) ? <LinkButton to={paths.newAppraisal}>New appraisal</LinkButton> : null
}
