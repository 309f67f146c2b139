import { Panel } from '../../../ui/panel.tsx'
import { usePageContext } from '../model/page-context.ts'
import { ForYourBank } from './for-your-bank.tsx'

/** What a bank would compute. */
export function BankPage() {
  const { premium } = usePageContext()
  return (
    <Panel name="for-your-bank" title="For your bank">
      <ForYourBank premium={premium} />
    </Panel>
  )
}
