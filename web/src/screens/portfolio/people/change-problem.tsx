import { HomeLinks } from '../../../components/household/home-links.tsx'
import { describeDifferences } from '../../../components/household/household-change.ts'
import { readHouseholdConflict, readNamingHomes } from '../../../components/household/save-household.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Sent, usePeople } from './use-people.ts'

interface ChangeProblemProps {
  readonly saving: ReturnType<typeof usePeople>
  readonly onMine: (sent: Sent) => void
  readonly onTheirs: () => void
}

/** Why a change was not saved, and what can be done. */
export function ChangeProblem({ saving: { error, variables }, onMine, onTheirs }: ChangeProblemProps) {
  const { support_email } = useConfig()
  if (error === null || variables === undefined) return null
  const current = readHouseholdConflict(error)
  const { household, change } = variables
  if (current !== null) {
    return (
      <Notice look="warning">
        <div className="stack tight">
          <p>Your household was changed somewhere else since you opened it. Nothing of yours is lost. There:</p>
          <ul>
            {describeDifferences(household.people, current.people).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className="row">
            <Button look="primary" onClick={() => onMine({ ...variables, household: current })}>
              {change.person === null ? 'Remove here too' : 'Save mine on top of it'}
            </Button>
            <Button onClick={onTheirs}>Take the other version</Button>
          </div>
        </div>
      </Notice>
    )
  }
  const homes = readNamingHomes(error)
  if (homes.length === 0) return <Notice look="problem">{sentenceFor(error, support_email)}</Notice>
  const name = household.people.find(({ id }) => id === change.id)?.name ?? 'Somebody'
  return (
    <Notice look="problem">
      <p>
        {name} cannot be removed while {homes.length === 1 ? 'this home names' : 'these homes name'} them:{' '}
        <HomeLinks homes={homes} />. Choose another owner there first, under “Change what is assumed”.
      </p>
    </Notice>
  )
}
