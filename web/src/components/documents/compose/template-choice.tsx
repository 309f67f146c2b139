import type { BrandTemplate } from '@homeyield/contract/brand'
import { useQuery } from '@tanstack/react-query'
import { brandQuery } from '../../../api-client/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** The account's texts of this kind, of which a new draft has the first. */
export function TemplateChoice() {
  const { document } = useDraft()
  const { change } = useDraftSaver()
  const { data: brand } = useQuery(brandQuery)
  const templates = brand?.templates.filter(({ kind }) => kind === document.kind) ?? []
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
