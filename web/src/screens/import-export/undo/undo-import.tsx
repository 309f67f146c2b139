import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { calculationsQuery } from '../../../api-client/queries.ts'
import { RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { momentText } from '../../../ui/moment-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { forgetImport, type Imported, readImports } from './imported.ts'

/** Deletes an import of the last hour, but for what was changed since. */
export function UndoImport() {
  const { support_email } = useConfig()
  const queryClient = useQueryClient()
  const undoing = useMutation({
    mutationFn: deleteUnchanged,
    onSuccess: (_, { id }) => forgetImport(id),
    onSettled: () => queryClient.invalidateQueries(calculationsQuery),
  })
  return (
    <>
      {readImports().map((imported) => (
        <p key={imported.id} className="row wide">
          <span id={imported.id}>
            {countText(imported.calculations.length)} imported at {momentText(new Date(imported.at))}.
          </span>
          <Button
            look="quiet"
            busy={undoing.isPending}
            aria-describedby={imported.id}
            onClick={() => undoing.mutate(readImports().find(({ id }) => id === imported.id) ?? imported)}
          >
            Undo the import
          </Button>
        </p>
      ))}
      <p role="status">{undoing.data ? resultText(undoing.data) : null}</p>
      {undoing.error ? (
        <Notice look="problem">Not everything was deleted. {sentenceFor(undoing.error, support_email)}</Notice>
      ) : null}
    </>
  )
}

interface Undone {
  readonly deleted: number
  readonly changed: number
}

async function deleteUnchanged({ calculations }: Imported): Promise<Undone> {
  const listed = new Map((await call('listCalculations', {})).map((one) => [one.id, one.version]))
  const unchanged = calculations.filter(({ id, version }) => listed.get(id) === version)
  for (const { id } of unchanged) {
    try {
      await call('deleteCalculation', { params: { id } })
    } catch (problem) {
      // Another tab has deleted it.
      if (!(problem instanceof RequestProblem && problem.status === 404)) throw problem
    }
  }
  const changed = calculations.filter(({ id, version }) => (listed.get(id) ?? version) !== version).length
  return { deleted: unchanged.length, changed }
}

function resultText({ deleted, changed }: Undone): string {
  const rest = changed === 0 ? '' : ` ${countText(changed)} changed since and not deleted.`
  return `The import is undone: ${countText(deleted)} deleted.${rest}`
}

function countText(count: number): string {
  return count === 1 ? '1 calculation was' : `${count} calculations were`
}
