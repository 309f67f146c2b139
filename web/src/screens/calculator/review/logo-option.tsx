import type { Account } from '@homeyield/contract/account'
import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LogoUpload } from '../../../components/logo-upload/logo-upload.tsx'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setReview } from './review-transitions.ts'
import styles from './review.module.css'

/** Whether assessments carry the professional's logo, which takes Premium. Source: decisions section 3, "Professional". */
export function LogoOption({ account }: { account: Account }) {
  const store = useCalculatorStore()
  const useLogo = useCalculator((state) => state.review.useLogo)
  const used = useLogo ?? account.brand_logo_url !== null
  if (!mayBrandAssessments(account)) {
    return (
      <div className={styles.locked}>
        <span>Your logo on the assessment</span>
        <UpgradeLink className={styles.upgrade} />
      </div>
    )
  }
  return (
    <div className={styles.logo}>
      <Checkbox
        name="use_logo"
        checked={used}
        onCheck={(_name, checked) => store.update(setReview, { useLogo: checked })}
      >
        Use my logo on the assessment
      </Checkbox>
      {used ? <LogoUpload account={account} /> : null}
    </div>
  )
}
