import type { ListedDocument } from '@homeyield/contract/document'
import { Link } from 'react-router'
import { documentPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dateText } from '../../ui/date-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CalendarButton } from '../calendar/calendar-button.tsx'
import { documentName, historyOf, STATE_WORDS } from './document-words.ts'
import styles from './documents.module.css'
import { OutcomeChoice } from './outcome-choice.tsx'
import { renewalCalendar } from './renewal-calendar.ts'

interface ListedDocumentCardProps {
  readonly document: ListedDocument
  readonly isDeleting: boolean
  readonly onChanged: () => void
  readonly onDelete: () => void
}

export function ListedDocumentCard({ document, isDeleting, onChanged, onDelete }: ListedDocumentCardProps) {
  const { id, calculation_id, state, day } = document
  const isDraft = state === 'draft'
  const name = documentName(document)
  const path = documentPath(calculation_id, id)
  return (
    <Card className="stack tight pad">
      <div className={`row between ${styles.head}`}>
        <p className="bold breaks">
          <Link to={path}>{name}</Link>{' '}
          <Tag look={isDraft ? 'quiet' : state === 'won' ? 'accent' : 'amber'}>{STATE_WORDS[state]}</Tag>
        </p>
        <Button look="quiet" busy={isDeleting} aria-label={`Delete: ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      <p className="quiet">{[`Figures of ${dateText(day)}.`, ...historyOf(document)].join(' ')}</p>
      {isDraft ? null : (
        <div className="row wide bottom">
          <OutcomeChoice document={document} onChanged={onChanged} />
          <CalendarButton
            label={`Renew by ${dateText(document.renew_on)} (.ics)`}
            of={name}
            fileName="renew-document.ics"
            calendar={() => renewalCalendar(document, name)}
          />
          <LinkButton to={path} aria-label={`Send again: ${name}`}>
            Send again
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
