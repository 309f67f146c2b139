import type { BrandTemplate } from '@homeyield/contract/brand'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { brandQuery } from '../../../api-client/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** The account's texts of this kind. A first draft without words begins with the first of them. */
export function TemplateChoice() {
  const { document, values } = useDraft()
  const { change } = useDraftSaver()
  const { data: brand } = useQuery(brandQuery)
  const templates = brand?.templates.filter(({ kind }) => kind === document.kind) ?? []
  const [first] = templates
  const isNew = document.version === 1 && values.subject === null && values.message === null
  useEffect(() => {
    if (isNew && first !== undefined) change(wordsOf(first))
  }, [isNew, first, change])
  if (templates.length === 0) return null
  return (
    <div className="row" role="group" aria-label="Your texts">
      {templates.map((template) => (
        <Button key={template.name} onClick={() => change(wordsOf(template))}>
          {template.name}
        </Button>
      ))}
    </div>
  )
}

function wordsOf({ subject, message }: BrandTemplate) {
  return { subject: subject || null, message: message || null }
}
