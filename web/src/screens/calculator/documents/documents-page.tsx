import { DocumentsList } from '../../../components/documents/documents-list.tsx'
import { NewDocument } from '../../../components/documents/new-document.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { hasUnsavedChanges, isScenario } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useSaving } from '../save/saving-context.ts'

/** What people put their name to. A document is made of the saved home. */
export function DocumentsPage() {
  const store = useCalculatorStore()
  const { saving, save, saveFirst } = useSaving()
  const id = useCalculator((state) => state.saved?.id ?? null)
  const unsaved = useCalculator((state) => state.saved !== null && !state.saved.readonly && hasUnsavedChanges(state))
  const ofScenario = useCalculator(isScenario)

  async function findCalculation() {
    const state = store.get()
    const isSaved = state.saved?.readonly === true || !hasUnsavedChanges(state) || (await saveFirst())
    return isSaved ? store.get().saved?.id : undefined
  }

  return (
    <Panel name="documents" title="Documents">
      {id === null ? (
        <>
          <p>A document is made of a saved home, so this home is saved first.</p>
          <div className="row">
            <Button look="primary" busy={saving} onClick={save}>
              Save
            </Button>
          </div>
        </>
      ) : (
        <div className="stack loose">
          {ofScenario ? (
            <p>A document is made of the saved home, not of a scenario. Open the saved home to make one.</p>
          ) : (
            <>
              <NewDocument findCalculation={findCalculation} />
              {unsaved ? <p className="quiet">Your changes are saved first.</p> : null}
            </>
          )}
          <DocumentsList calculationId={id} />
        </div>
      )}
    </Panel>
  )
}
