import { DocumentsList } from '../../../components/documents/documents-list.tsx'
import { NewDocument } from '../../../components/documents/new-document.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { hasUnsavedChanges, isScenario } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useSaving } from '../save/saving-context.ts'
import { PageLink } from '../sections/page-link.tsx'

/** What people put their name to. A document is made of the saved home. */
export function DocumentsPage() {
  const id = useCalculator((state) => state.saved?.id ?? null)
  return (
    <Panel name="documents" title="Documents">
      <div className="stack loose">
        <NewOfHome />
        {id === null ? null : <DocumentsList calculationId={id} />}
      </div>
    </Panel>
  )
}

function NewOfHome() {
  const store = useCalculatorStore()
  const { saveFirst } = useSaving()
  const id = useCalculator((state) => state.saved?.id ?? null)
  const isUnsaved = useCalculator(
    (state) => !state.saved?.readonly && (state.saved === null || hasUnsavedChanges(state)),
  )
  const isEmpty = useCalculator((state) => state.saved === null && state.form.property === '')
  const ofScenario = useCalculator(isScenario)

  async function findCalculation() {
    let other: string | undefined
    const isSaved = !isUnsaved || (await saveFirst((id) => (other = id)))
    return isSaved ? store.get().saved?.id : other
  }

  if (ofScenario)
    return <p>A document is made from the saved home, not from a scenario. Open the saved home to make one.</p>
  if (isEmpty) {
    return (
      <p>
        Choose an address on <PageLink page="numbers">Numbers</PageLink> first.
      </p>
    )
  }
  return (
    <>
      {isUnsaved ? (
        <p>
          {id === null
            ? 'A document is made from a saved home: when you choose one, this home is saved first.'
            : 'Your changes are saved first.'}
        </p>
      ) : null}
      <NewDocument findCalculation={findCalculation} />
    </>
  )
}
