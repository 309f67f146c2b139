import type { Coupon } from '@homeyield/contract/subscription'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { call } from '../../../api-client/call.ts'
import { RequestCancelled, RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'

const MAX_LENGTH = 100

interface CouponDialogProps {
  readonly onClose: () => void
  readonly onApply: (coupon: Coupon) => void
}

/** Checks a coupon code. */
export function CouponDialog({ onClose, onApply }: CouponDialogProps) {
  const { support_email } = useConfig()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const form = useId()
  const check = useMutation({
    mutationFn: (coupon_code: string) => call('checkCoupon', { query: { coupon_code } }),
    onSuccess: onApply,
    onError: () => box.current?.focus(),
  })
  const { ofCode, other } = reasons(check.error, support_email)

  function apply() {
    const typed = code.trim()
    setMissing(typed === '')
    if (typed === '') {
      check.reset()
      box.current?.focus()
    } else {
      check.mutate(typed)
    }
  }

  return (
    <Dialog
      title="Use a coupon code"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} busy={check.isPending}>
            {check.isPending ? 'Checking' : 'Apply'}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!check.isPending) apply()
        }}
      >
        <TextField
          ref={box}
          label="Coupon Code"
          name="coupon_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          required
          value={code}
          error={missing ? 'Enter a coupon code' : ofCode}
          onChange={(event) => setCode(event.target.value)}
        />
      </form>
      {other ? <Notice look="problem">{other}</Notice> : null}
    </Dialog>
  )
}

/** What is wrong with the code, or why it could not be checked. */
function reasons(problem: unknown, supportEmail: string): { ofCode?: string | undefined; other?: string } {
  if (problem === null || problem instanceof RequestCancelled) return {}
  const sentence = sentenceFor(problem, supportEmail)
  return problem instanceof RequestProblem && problem.status === 422 ? { ofCode: sentence } : { other: sentence }
}
