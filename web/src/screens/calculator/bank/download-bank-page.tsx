import { useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { RequestCancelled, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { Notice } from '../../../ui/notice.tsx'
import { hasUnsavedChanges, isScenario } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useSaving } from '../save/saving-context.ts'
import styles from './bank.module.css'

/** The page for the bank as PDF, which the server makes of the saved calculation: changes are saved first. */
export function DownloadBankPage() {
  const store = useCalculatorStore()
  const { support_email } = useConfig()
  const { saveFirst } = useSaving()
  const unsaved = useCalculator((state) => !state.saved?.readonly && (state.saved === null || hasUnsavedChanges(state)))
  // The server makes it of the calculation alone.
  const ofScenario = useCalculator(isScenario)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function fetchPage() {
    setProblem(null)
    setBusy(true)
    try {
      const isSaved = !unsaved || (await saveFirst())
      const id = store.get().saved?.id
      if (!isSaved || id === undefined) return
      const { name, bytes } = await call('readBankPage', { params: { id } })
      download(name, 'application/pdf', new Blob([bytes], { type: 'application/pdf' }))
    } catch (failure) {
      if (!(failure instanceof RequestCancelled)) setProblem(failure)
    } finally {
      setBusy(false)
    }
  }

  if (ofScenario) {
    return (
      <p className={styles.verdict}>
        To print this scenario, or save it as PDF, choose Print at the top and add the page for your bank. The page to
        download is that of Base.
      </p>
    )
  }
  return (
    <div className={styles.download}>
      <Button disabled={busy} onClick={() => void fetchPage()}>
        {unsaved ? 'Save and download as PDF' : 'Download as PDF'}
      </Button>
      <p className={styles.verdict}>To print it, choose Print at the top and add the page for your bank.</p>
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
    </div>
  )
}
