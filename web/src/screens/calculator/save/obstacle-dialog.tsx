import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GoneDialog } from './gone-dialog.tsx'
import { SaveProblemDialog } from './save-problem-dialog.tsx'
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
