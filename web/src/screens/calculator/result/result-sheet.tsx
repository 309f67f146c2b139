import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ResultPanel } from './result-panel.tsx'

/** The whole result over the page, for a phone. */
export function ResultSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Your result" wide onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <ResultPanel />
    </Dialog>
  )
}
