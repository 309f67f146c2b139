import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { FinishAddresses } from './finish-addresses.tsx'
import { useOpenHomes } from './use-open-homes.ts'

/** Finds the saved homes whose address is not known, at any time after their import. */
export function FinishLater() {
  const { support_email } = useConfig()
  const { found, read, left, next, isReading, problem, readNext } = useOpenHomes()
  if (read + left === 0) return null
  return (
    <>
      {found.length > 0 ? <FinishAddresses saved={found} /> : null}
      <div className="row wide breaks">
        {left > 0 ? (
          <Button look="quiet" busy={isReading} onClick={readNext}>
            {read === 0 ? 'Find addresses that are not known yet' : `Look through ${next} more`}
          </Button>
        ) : null}
        {isReading ? <span>{`${read} of ${homesText(read + left)} looked through.`}</span> : null}
        <span role="status">{isReading || read === 0 ? null : statusText(found.length, left)}</span>
      </div>
      {problem ? <Notice look="problem">{sentenceFor(problem, support_email)}</Notice> : null}
    </>
  )
}

function statusText(found: number, left: number): string | null {
  if (left > 0) return `${homesText(left)} not looked through yet.`
  return found === 0 ? 'Every address is known.' : null
}

function homesText(count: number): string {
  return count === 1 ? '1 home' : `${count} homes`
}
