import { KEY_DAYS, LONGEST_KEY_NAME } from '@homeyield/contract/key'
import { KEY_SCOPES, type KeyScope } from '@homeyield/contract/key-scope'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { call } from '../../api-client/call.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { SCOPE_WORDS } from '@homeyield/contract/scope-words'
import { ShownOnce } from '../../components/shown-once.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { keysQuery } from './keys-query.ts'

const DURATIONS = [
  ['', 'Never'],
  ...KEY_DAYS.map((days) => [String(days), days === 365 ? 'In a year' : `In ${days} days`] as const),
] as const

/** Makes a key, which is shown until another is made. */
export function NewKey() {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const id = useId()
  const { data: keys } = useQuery(keysQuery)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read:rents'])
  const [days, setDays] = useState('')
  const creation = useMutation({
    mutationFn: () =>
      call('createKey', {
        body: { name, scopes: [...scopes], days: KEY_DAYS.find((one) => String(one) === days) ?? null },
      }),
    onSuccess: () => {
      setName('')
      return queryClient.invalidateQueries(keysQuery)
    },
  })
  // Once it is revoked, it opens nothing.
  const made = keys?.some((key) => key.id === creation.data?.id) ? creation.data : undefined
  const problem = creation.isError ? sentenceFor(creation.error, support_email) : undefined
  const isOfScopes = creation.error instanceof RequestProblem && creation.error.fields['scopes'] !== undefined
  const choose = (scope: KeyScope, checked: boolean) =>
    setScopes(KEY_SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    creation.mutate()
  }
  return (
    <Card className="page-text pad">
      <form className="stack" onSubmit={submit}>
        <h2>A new key</h2>
        <div className="fields">
          <TextField
            label="Name"
            hint="What uses it, such as the name of a program."
            value={name}
            required
            maxLength={LONGEST_KEY_NAME}
            onChange={({ target }) => setName(target.value)}
            error={isOfScopes ? undefined : problem}
          />
          <SelectField label="Expires" value={days} options={DURATIONS} onChoice={setDays} />
        </div>
        <fieldset className="stack close" aria-describedby={isOfScopes ? `${id}-scopes` : undefined}>
          <legend className="bold">What it may do</legend>
          {KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              checked={scopes.includes(scope)}
              onCheck={(checked) => choose(scope, checked)}
            >
              {SCOPE_WORDS[scope]}
            </Checkbox>
          ))}
          {isOfScopes ? (
            <p className="small bold loss" id={`${id}-scopes`} role="alert">
              {problem}
            </p>
          ) : null}
        </fieldset>
        <div className="row">
          <Button type="submit" look="primary" busy={creation.isPending}>
            Make the key
          </Button>
        </div>
        {made === undefined ? null : (
          <ShownOnce
            key={made.id}
            noun="key"
            label={`The key ${made.name}`}
            hint="It is shown only once. Whoever has it can do what you chose, so store it like a password."
            value={made.key}
          />
        )}
      </form>
    </Card>
  )
}
