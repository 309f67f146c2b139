import { RequestProblem } from '../../../api-client/request-problem.ts'
import { applyChange } from '../../../components/household/household-change.ts'
import type { usePeople } from './use-people.ts'

type Saving = Pick<ReturnType<typeof usePeople>, 'error' | 'variables'>

/** The server's messages about one person of the list that was sent, by field. */
export function refusedFields({ error, variables }: Saving, id: string): Readonly<Record<string, string>> {
  if (!(error instanceof RequestProblem) || variables === undefined) return {}
  const sent = applyChange(variables.household.people, variables.change)
  const start = `people.${sent.findIndex((person) => person.id === id)}.`
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  )
}
