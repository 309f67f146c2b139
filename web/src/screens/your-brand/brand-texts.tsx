import { BRAND_LONGEST, BRAND_MOST_TEMPLATES } from '@homeyield/contract/brand'
import { DOCUMENT_KINDS } from '@homeyield/domain/documents/document-kinds'
import { EN } from '@homeyield/domain/documents/phrases/en'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type BrandProblems, newText, type TypedText } from './typed-brand.ts'

interface BrandTextsProps {
  readonly texts: readonly TypedText[]
  readonly problems: BrandProblems
  /** With the paths of the fields whose problems this settles. */
  readonly onChange: (texts: readonly TypedText[], ...paths: readonly string[]) => void
}

interface Removed {
  readonly text: TypedText
  readonly index: number
}

const KINDS = DOCUMENT_KINDS.map((kind) => [kind, EN[kind]] as const)

/** Subjects and messages to begin a document with. */
export function BrandTexts({ texts, problems, onChange }: BrandTextsProps) {
  const id = useId()
  const [added, setAdded] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  // Their problems are named by their place in the list.
  const paths = Object.keys(problems).filter((path) => path.startsWith('templates'))

  function add() {
    const text = newText()
    setAdded(text.key)
    onChange([...texts, text], 'templates')
  }

  function remove(text: TypedText, index: number) {
    setRemoved({ text, index })
    onChange(texts.toSpliced(index, 1), ...paths)
  }

  function undo({ text, index }: Removed) {
    setRemoved(null)
    onChange(texts.toSpliced(index, 0, text), ...paths)
  }

  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>Texts</h2>
      <p className="quiet">A subject and a message for each kind of document, to begin with when you write one.</p>
      {texts.map((text, index) => (
        <BrandText
          key={text.key}
          text={text}
          isAdded={text.key === added}
          problemOf={(part) => problems[`templates.${index}.${part}`]}
          onChange={(changed, part) =>
            onChange(texts.with(index, { ...text, ...changed }), `templates.${index}.${part}`)
          }
          onRemove={() => remove(text, index)}
        />
      ))}
      {removed === null ? null : (
        <Notice>
          <div className="row wide">
            <span>{removed.text.name.trim() || 'A text'} is removed when you save.</span>
            <Button look="quiet" onClick={() => undo(removed)}>
              Undo
            </Button>
          </div>
        </Notice>
      )}
      {problems['templates'] === undefined ? null : <Notice look="problem">{problems['templates']}</Notice>}
      <div className="row">
        <Button disabled={texts.length >= BRAND_MOST_TEMPLATES} onClick={add}>
          Add a text
        </Button>
        {texts.length >= BRAND_MOST_TEMPLATES ? <span className="quiet">There are at most 10.</span> : null}
      </div>
    </section>
  )
}

interface BrandTextProps {
  readonly text: TypedText
  readonly isAdded: boolean
  readonly problemOf: (part: 'name' | 'kind' | 'subject' | 'message') => string | undefined
  readonly onChange: (changed: Partial<TypedText>, part: string) => void
  readonly onRemove: () => void
}

function BrandText({ text, isAdded, problemOf, onChange, onRemove }: BrandTextProps) {
  const { name, kind, subject, message } = text
  const isWrong = (['name', 'kind', 'subject', 'message'] as const).some((part) => problemOf(part) !== undefined)
  return (
    <details className="card" open={isAdded || isWrong}>
      <summary className="target pad-row bold breaks pointer">
        <span>{name.trim() || 'A new text'}</span> <span className="quiet">{EN[kind]}</span>
      </summary>
      <div className="stack pad">
        <div className="fields">
          <TextField
            label="Name"
            value={name}
            maxLength={BRAND_LONGEST.template_name}
            autoComplete="off"
            // It was added by a press of the person's.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isAdded}
            error={problemOf('name')}
            onChange={({ target }) => onChange({ name: target.value }, 'name')}
          />
          <SelectField
            label="For"
            value={kind}
            options={KINDS}
            error={problemOf('kind')}
            onChoice={(chosen) => onChange({ kind: chosen }, 'kind')}
          />
        </div>
        <TextField
          label="Subject"
          value={subject}
          maxLength={BRAND_LONGEST.subject}
          autoComplete="off"
          error={problemOf('subject')}
          onChange={({ target }) => onChange({ subject: target.value }, 'subject')}
        />
        <TextArea
          label="Message"
          maxLength={BRAND_LONGEST.message}
          length={message.length}
          value={message}
          error={problemOf('message')}
          onChange={({ target }) => onChange({ message: target.value }, 'message')}
        />
        <div className="row">
          <Button look="quiet" aria-label={`Remove ${name.trim() || 'the new text'}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
    </details>
  )
}
