import { ADDRESS_NEEDED } from '@homeyield/domain/appraisal/calculation-problems'
import { Notice } from '../../../ui/notice.tsx'
import { useCalculator } from '../model/calculator-store.ts'

/** Until there is an address, or a rent of one's own. */
export function AddressNeededNotice() {
  const needed = useCalculator(({ form, figures }) => form.property === '' && figures.weekly_rental_income === null)
  return needed ? <Notice>{ADDRESS_NEEDED}</Notice> : null
}
