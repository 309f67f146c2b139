import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { giveUp, saveAsNew, saveMine, takeTheirs } from './saving-work.ts'
import type { Obstacle, SaveContext } from './saving-work.ts'

interface ObstacleDialogProps {
  readonly obstacle: Obstacle
  readonly context: SaveContext
  readonly onClose: () => void
}

/** What stands in the way of a save, and what can be done about it. */
export function ObstacleDialog({ obstacle, context, onClose }: ObstacleDialogProps) {
  const { support_email } = useConfig()
  const closing =
    <Given extends unknown[]>(go: (context: SaveContext, ...given: Given) => void, ...given: Given) =>
    () => {
      onClose()
      go(context, ...given)
    }
  switch (obstacle.kind) {
    case 'refusal': {
      const { problem } = obstacle
      const text = typeof problem === 'string' ? problem : sentenceFor(problem, support_email)
      return <SaveProblemDialog text={text} onClose={onClose} />
    }
    case 'gone':
      return <GoneDialog onNew={closing(saveAsNew)} onDiscard={closing(giveUp)} onClose={onClose} />
    case 'conflict':
      return (
        <ConflictDialog
          onMine={closing(saveMine, obstacle.theirs)}
          onTheirs={closing(takeTheirs, obstacle.theirs)}
          onClose={onClose}
        />
      )
  }
}

interface ConflictDialogProps {
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

/** A calculation that was changed elsewhere since it was opened: the person chooses, nothing is lost silently. */
function ConflictDialog({ onMine, onTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title="Changed elsewhere"
      alert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button onClick={onTheirs}>Load the other version</Button>
          <Button look="primary" onClick={onMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>This calculation was changed in another window or on another device since you opened it here.</p>
      <p>You can put your version in its place, or load the other one and lose the changes you made here.</p>
    </Dialog>
  )
}

interface GoneDialogProps {
  readonly onNew: () => void
  readonly onDiscard: () => void
  readonly onClose: () => void
}

/** A calculation that was deleted elsewhere while it was changed here: what was entered need not go with it. */
function GoneDialog({ onNew, onDiscard, onClose }: GoneDialogProps) {
  return (
    <Dialog
      title="Deleted elsewhere"
      alert
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button onClick={onDiscard}>Discard</Button>
          <Button look="primary" onClick={onNew}>
            Save as new
          </Button>
        </>
      }
    >
      <p>This calculation was deleted in another window or on another device. Everything you entered is still here.</p>
    </Dialog>
  )
}

/** Why a calculation was not saved. Source: specification section 8, "Save error". */
function SaveProblemDialog({ text, onClose }: { text: string; onClose: () => void }) {
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
