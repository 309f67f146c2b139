import { useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { RequestCancelled, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { Notice } from '../../../ui/notice.tsx'
import { hasUnsavedChanges, isScenario } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { usePageContext } from '../model/page-context.ts'
import { useSaving } from '../save/saving-context.ts'

/**
 * The page for the bank, printed here or as PDF, which the server makes of the saved calculation: changes are saved
 * first.
 */
export function SendToBank() {
  const store = useCalculatorStore()
  const { support_email } = useConfig()
  const { saveFirst } = useSaving()
  const { printBankPage } = usePageContext()
  const unsaved = useCalculator((state) => !state.saved?.readonly && (state.saved === null || hasUnsavedChanges(state)))
  // The server makes it of the calculation alone.
  const ofScenario = useCalculator(isScenario)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function fetchPage() {
    const isSaved = !unsaved || (await saveFirst())
    const id = store.get().saved?.id
    if (!isSaved || id === undefined) return
    const { name, bytes } = await call('readBankPage', { params: { id } })
    download(name, 'application/pdf', new Blob([bytes], { type: 'application/pdf' }))
  }

  async function run(task: () => Promise<void>) {
    setProblem(null)
    setBusy(true)
    try {
      await task()
    } catch (failure) {
      if (!(failure instanceof RequestCancelled)) setProblem(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="row wide">
      <Button disabled={busy} onClick={() => void run(printBankPage)}>
        Print for your bank
      </Button>
      {ofScenario ? (
        <p className="quiet">For a PDF of this scenario, print it to a file.</p>
      ) : (
        <Button disabled={busy} onClick={() => void run(fetchPage)}>
          {unsaved ? 'Save and download as PDF' : 'Download as PDF'}
        </Button>
      )}
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
    </div>
  )
}
