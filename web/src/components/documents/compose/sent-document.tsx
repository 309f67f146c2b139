import { Tag } from '../../../ui/tag.tsx'
import { historyOf, STATE_WORDS } from '../document-words.ts'
import { CopyDocument } from '../copy-document.tsx'
import { OutcomeChoice } from '../outcome-choice.tsx'
import { ComposerPart } from './composer-part.tsx'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** What became of a document that was sent, whose figures and words stay. */
export function SentDocument() {
  const { document } = useDraft()
  const { take } = useDraftSaver()
  return (
    <ComposerPart title="What became of it">
      <p>
        <Tag look={document.state === 'won' ? 'accent' : 'quiet'}>{STATE_WORDS[document.state]}</Tag> Its figures and
        words stay as they were.
      </p>
      <ul className="stack close">
        {historyOf(document).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="row wide">
        <OutcomeChoice document={document} onChanged={take} />
        <CopyDocument document={document} />
      </div>
    </ComposerPart>
  )
}
