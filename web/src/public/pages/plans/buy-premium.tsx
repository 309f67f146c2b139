import type { Coupon } from '@homeyield/contract/subscription'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { openCheckout } from '../../../components/open-checkout.ts'
import { accountQuery } from '../../../api-client/queries.ts'
import { RequestCancelled, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import styles from './actions.module.css'
import { CouponDialog } from './coupon-dialog.tsx'
import { TestPaymentsNotice } from './test-payments-notice.tsx'

/** Opens the checkout, with or without a coupon. */
export function BuyPremium({ withCoupon }: { withCoupon: boolean }) {
  const { support_email, sample_data } = useConfig()
  const [coupon, setCoupon] = useState<Coupon | null>(null)
  const [asking, setAsking] = useState(withCoupon)
  const couponButton = useRef<HTMLButtonElement>(null)
  const queryClient = useQueryClient()
  const checkout = useMutation({
    mutationFn: () => openCheckout(coupon?.coupon_code ?? null),
    // It may be refused because Premium was bought in another window.
    onError: () => void queryClient.invalidateQueries(accountQuery),
  })
  const failure = checkout.error instanceof RequestCancelled ? null : checkout.error

  return (
    <>
      <div role="status">
        {coupon ? (
          <div className={`grid middle round wash with-end ${styles.coupon}`}>
            <p>
              <span className="bold">{coupon.coupon_code}</span>: {coupon.description}
            </p>
            <Button
              look="quiet"
              aria-label={`Remove the coupon ${coupon.coupon_code}`}
              onClick={() => {
                setCoupon(null)
                couponButton.current?.focus()
              }}
            >
              Remove
            </Button>
          </div>
        ) : null}
      </div>
      <Button look="primary" busy={checkout.isPending} onClick={() => checkout.mutate()}>
        {checkout.isPending ? 'Opening the checkout' : 'Get Premium'}
      </Button>
      {failure ? <Notice look="problem">{sentenceFor(failure, support_email)}</Notice> : null}
      <Button ref={couponButton} look="quiet" onClick={() => setAsking(true)}>
        Use a coupon code
      </Button>
      {sample_data?.payments ? <TestPaymentsNotice /> : null}
      {asking ? (
        <CouponDialog
          onClose={() => setAsking(false)}
          onApply={(found) => {
            setCoupon(found)
            setAsking(false)
            checkout.reset()
          }}
        />
      ) : null}
    </>
  )
}
