import { MOST_TEMPLATES, type TemplatesResponse } from '@homeyield/contract/screening'
import type { Criteria } from '@homeyield/domain/screening/criteria'
import type { Terms } from '@homeyield/domain/screening/terms'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { templatesQuery } from '../screening-query.ts'

type Template = TemplatesResponse['templates'][number]

interface TemplatesProps {
  readonly terms: Terms
  readonly criteria: Criteria
  readonly onChoose: (chosen: Pick<Template, 'terms' | 'criteria'>) => void
}

/** Named terms and criteria of the account: choose, save, rename, delete. */
export function Templates({ terms, criteria, onChoose }: TemplatesProps) {
  const { support_email } = useConfig()
  const queryClient = useQueryClient()
  const { data } = useQuery(templatesQuery)
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const replacing = useMutation({
    mutationFn: (templates: readonly Template[]) =>
      call('replaceTemplates', { body: { version: data?.version ?? 0, templates: [...templates] } }),
    onSuccess: (answer) => queryClient.setQueryData(templatesQuery.queryKey, answer),
    onError: (problem) => {
      if (problem instanceof RequestProblem && problem.status === 409)
        void queryClient.invalidateQueries(templatesQuery)
    },
  })
  const templates = data?.templates ?? []
  const named = name.trim()
  const isTaken = templates.some((one) => one.name.toLowerCase() === named.toLowerCase())
  const others = templates.filter((one) => one.name.toLowerCase() !== named.toLowerCase())
  const current = templates.find((one) => one.name === chosen)

  function replace(next: readonly Template[], selected: string) {
    replacing.mutate(next, {
      onSuccess: () => {
        setChosen(selected)
        setName('')
      },
    })
  }

  const saved = (): Template => ({
    name: named,
    terms,
    criteria: { ...criteria, dwellings: [...criteria.dwellings], deal_breakers: [...criteria.deal_breakers] },
  })

  return (
    <div className="stack tight">
      {templates.length === 0 ? null : (
        <SelectField
          label="Your saved terms"
          value={chosen}
          options={[['', 'Choose'], ...templates.map((one) => [one.name, one.name] as const)]}
          onChoice={(choice) => {
            setChosen(choice)
            const template = templates.find((one) => one.name === choice)
            if (template !== undefined) onChoose({ terms: template.terms, criteria: template.criteria })
          }}
        />
      )}
      <div className="row wide">
        <div className="grows-wide">
          <TextField
            label="Name for these terms and criteria"
            value={name}
            maxLength={100}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button
          busy={replacing.isPending}
          disabled={named === '' || others.length >= MOST_TEMPLATES}
          onClick={() => replace([...others, saved()], named)}
        >
          {isTaken ? 'Save over' : 'Save as'}
        </Button>
        {current === undefined ? null : (
          <>
            <Button
              busy={replacing.isPending}
              disabled={named === '' || isTaken}
              onClick={() => {
                replace(
                  templates.map((one) => (one === current ? { ...one, name: named } : one)),
                  named,
                )
              }}
            >
              Rename “{current.name}”
            </Button>
            <Button
              look="quiet"
              busy={replacing.isPending}
              onClick={() =>
                replace(
                  templates.filter((one) => one !== current),
                  '',
                )
              }
            >
              Delete “{current.name}”
            </Button>
          </>
        )}
      </div>
      {replacing.error === null ? null : <Notice look="problem">{sentenceFor(replacing.error, support_email)}</Notice>}
    </div>
  )
}
