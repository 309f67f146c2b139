import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { SaveContext, SaveFailure } from './save-now.ts'

const FailureQuestion = lazyPart(async () => (await import('./failure-question.tsx')).FailureQuestion)

interface SaveFailureDialogProps {
  readonly failure: SaveFailure
  readonly context: SaveContext
  readonly onClose: () => void
}

export function SaveFailureDialog({ failure, context, onClose }: SaveFailureDialogProps) {
  const { support_email } = useConfig()
  if (failure.kind !== 'refusal') return <FailureQuestion failure={failure} context={context} onClose={onClose} />
  const { problem } = failure
  const text = typeof problem === 'string' ? problem : sentenceFor(problem, support_email)
  return (
    <Dialog
      title="Not saved"
      alert
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>{text}</p>
      <p>Everything you entered is still here.</p>
    </Dialog>
  )
}
