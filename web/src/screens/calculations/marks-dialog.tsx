import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { setFlash } from '../../messages/flash.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { addTag } from './add-tag.ts'
import { useChangeListed } from './use-change-listed.ts'
import styles from './marks-dialog.module.css'

interface MarksDialogProps {
  readonly calculation: ListedCalculation
  /** The tags of all calculations, which are offered. */
  readonly known: readonly string[]
  readonly onClose: () => void
}

const { tags: TAGS, note: NOTE } = CALCULATION_FIELDS

/** Tags and note of a calculation. */
export function MarksDialog({ calculation, known, onClose }: MarksDialogProps) {
  const { support_email } = useConfig()
  const [tags, setTags] = useState<readonly string[]>(calculation.tags)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState(calculation.note ?? '')
  const box = useRef<HTMLDivElement>(null)
  const saving = useChangeListed()
  const refused = saving.error instanceof RequestProblem ? saving.error.fields : {}
  const tagProblem =
    problem ?? refused['tags'] ?? Object.entries(refused).find(([name]) => name.startsWith('tags.'))?.[1]
  const close = () => (saving.isPending ? undefined : onClose())

  /** The tags with what is typed; null when it cannot be one. */
  function takeTyped(): readonly string[] | null {
    const added = addTag(tags, typed)
    if (typeof added === 'string') {
      setProblem(added)
      box.current?.querySelector('input')?.focus()
      return null
    }
    setProblem(null)
    setTags(added)
    setTyped('')
    return added
  }

  function add(event: FormEvent) {
    event.preventDefault()
    takeTyped()
  }

  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag))
    box.current?.querySelector('input')?.focus()
  }

  function save() {
    const all = takeTyped()
    if (all === null) return
    const marks = { tags: [...all], note: note.trim() || null }
    saving.mutate(
      { id: calculation.id, marks },
      {
        onSuccess: () => {
          setFlash({ kind: 'success', text: 'Tags and note saved' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      title="Tags and note"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button look="primary" busy={saving.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <p>
        <strong>{calculation.property}</strong>
      </p>
      {tags.length === 0 ? null : (
        <ul className="row" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className={`inline-flex middle edged pill breaks ${styles.tag}`}>
              {tag}
              <button
                type="button"
                className={`grid centred pill pale pointer ${styles.remove}`}
                aria-label={`Remove ${tag}`}
                onClick={() => remove(tag)}
              >
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="m2.5 2.5 7 7m0-7-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="stack tight with-end" onSubmit={add}>
        <div ref={box}>
          <TextField
            label="Add a tag"
            list="known-tags"
            autoComplete="off"
            maxLength={TAGS.longest}
            value={typed}
            hint={`Up to ${TAGS.most} tags, such as a suburb or a school zone.`}
            error={tagProblem ?? undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <datalist id="known-tags">
          {known.map((tag) => (tags.includes(tag) ? null : <option key={tag}>{tag}</option>))}
        </datalist>
        <Button type="submit" className="below-label">
          Add tag
        </Button>
      </form>
      <TextArea
        label="Your note"
        rows={4}
        maxLength={NOTE.longest}
        value={note}
        error={refused['note']}
        hint="Only you see it."
        onChange={({ target }) => setNote(target.value)}
      />
      {saving.error && Object.keys(refused).length === 0 ? (
        <Notice look="problem">Nothing was saved. {sentenceFor(saving.error, support_email)}</Notice>
      ) : null}
    </Dialog>
  )
}
