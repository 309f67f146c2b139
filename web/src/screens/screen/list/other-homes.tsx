import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChangeInPlace } from './change-in-place.tsx'
import { HomeGroup } from './home-group.tsx'
import { leaveOut, putBack } from './leave-out.ts'
import type { HomeChange } from './list-changes.ts'
import type { RankedHome } from './ranked-homes.ts'

interface OtherHomesProps {
  readonly homes: readonly ScreeningHome[]
  readonly terms: Screening['terms']
  /** Those that miss a deal-breaker. */
  readonly out: readonly RankedHome[]
  readonly isPremium: boolean
  readonly onChange: (change: HomeChange, isNow: boolean) => void
  /** Reads what was not read without Premium. */
  readonly onReadRest: () => void
}

/** The homes without a rank, by why, each group with what to do. */
export function OtherHomes({ homes, terms, out, isPremium, onChange, onReadRest }: OtherHomesProps) {
  const inState = (state: ScreeningHome['state']) =>
    homes.filter((home) => !home.left_out && home.state === state).map((home) => ({ home }))
  const change = (home: ScreeningHome) => (
    <ChangeInPlace home={home} terms={terms} onChange={onChange}>
      <Button
        look="quiet"
        data-action="leave-out"
        onClick={({ currentTarget }) => leaveOut(home, currentTarget, onChange)}
      >
        Leave out <span className="visually-hidden">{home.property}</span>
      </Button>
    </ChangeInPlace>
  )
  return (
    <>
      <HomeGroup
        title="Left out: it misses a deal-breaker"
        help="They count again when you change the criteria."
        rows={out.map(({ home, result }) => ({ home, note: result.why }))}
        renderAction={change}
      />
      <HomeGroup
        title="Not found"
        help="Correct the address, or write only the suburb: the rent is then that of the suburb."
        rows={inState('not_found')}
        name={quoted}
        renderAction={change}
      />
      <HomeGroup
        title="In other suburbs"
        help="Without Premium, homes in your own suburb get figures."
        rows={inState('premium_required')}
        end={<UpgradeLink />}
      />
      <HomeGroup
        title="Not read"
        help={isPremium ? undefined : 'Without Premium, the first ten homes of a list are read.'}
        rows={inState('not_read')}
        name={quoted}
        end={
          isPremium ? (
            <div className="row">
              <Button onClick={onReadRest}>Read them now</Button>
            </div>
          ) : (
            <UpgradeLink />
          )
        }
      />
      <HomeGroup
        title="Left out by you"
        rows={homes.filter(({ left_out }) => left_out).map((home) => ({ home }))}
        renderAction={(home) => (
          <Button
            look="quiet"
            data-action="put-back"
            onClick={({ currentTarget }) => putBack(home, currentTarget, onChange)}
          >
            Put back <span className="visually-hidden">{home.property}</span>
          </Button>
        )}
      />
    </>
  )
}

function quoted({ property }: ScreeningHome): string {
  return `“${property}”`
}
