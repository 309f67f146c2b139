import { LINK_DAYS, LONGEST_LINK_NAME } from '@homeyield/contract/link'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call } from '../../../api-client/call.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { LinkAddress } from '../../../components/link-address.tsx'
import { LINK_DURATIONS } from '../../../components/link-durations.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { linksQuery } from './links-query.ts'

/** Makes a link; its address is shown until another is made. */
export function NewLink() {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const { data: links } = useQuery(linksQuery)
  const [name, setName] = useState('')
  const [days, setDays] = useState('30')
  const [withPeople, setWithPeople] = useState(false)
  const creation = useMutation({
    mutationFn: () =>
      call('createLink', {
        body: {
          kind: 'portfolio',
          name,
          days: LINK_DAYS.find((one) => String(one) === days) ?? 30,
          with_people: withPeople,
        },
      }),
    onSuccess: () => {
      setName('')
      return queryClient.invalidateQueries(linksQuery)
    },
  })
  // Once it is removed, it opens nothing.
  const made = links?.some(({ id }) => id === creation.data?.id) ? creation.data : undefined
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    creation.mutate()
  }
  return (
    <Card className="page-text pad">
      <form className="stack" onSubmit={submit}>
        <h2>A new link</h2>
        <div className="fields">
          <TextField
            label="Whom it is for"
            hint="For your own list; they do not see it."
            value={name}
            required
            maxLength={LONGEST_LINK_NAME}
            onChange={({ target }) => setName(target.value)}
            error={creation.isError ? sentenceFor(creation.error, support_email) : undefined}
          />
          <SelectField label="Opens for" value={days} options={LINK_DURATIONS} onChoice={setDays} />
        </div>
        <Checkbox name="with_people" checked={withPeople} onCheck={setWithPeople}>
          Show the tax of each owner too
        </Checkbox>
        <div className="row">
          <Button type="submit" look="primary" busy={creation.isPending}>
            Make the link
          </Button>
        </div>
        {made === undefined ? null : <LinkAddress key={made.id} url={made.url} label={`The link for ${made.name}`} />}
      </form>
    </Card>
  )
}
