import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { Panel } from '../../../ui/panel.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { usePageContext } from '../model/page-context.ts'
import { ForYourBank } from './for-your-bank.tsx'

/** What a bank would compute. */
export function BankPage() {
  const { premium } = usePageContext()
  const lived = useCalculator(({ form }) => isLivedIn(form))
  return (
    <Panel name="for-your-bank" title={lived ? 'Can I afford it' : 'For your bank'}>
      <ForYourBank premium={premium} />
    </Panel>
  )
}
