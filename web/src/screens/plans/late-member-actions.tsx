import { Skeleton } from '../../controls/skeleton.tsx'
import { late } from '../../frame/late.tsx'
import placeStyles from '../../session/with-account.module.css'

export interface MemberActionsProps {
  readonly plan: 'free' | 'premium'
  /** How much room to hold until it has come. */
  readonly height: string
  /** Whether the person came to use a coupon. */
  readonly withCoupon: boolean
}

/** What members can do about a plan: visitors see the plans without waiting for it. */
export const LateMemberActions = late<MemberActionsProps>(
  async () => (await import('./member-actions.tsx')).MemberActions,
  ({ height }) => (
    <div className={placeStyles.loading}>
      <Skeleton height={height} />
    </div>
  ),
)
