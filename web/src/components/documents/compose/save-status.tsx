import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CopyDocument } from '../copy-document.tsx'
import { otherWords } from './other-words.ts'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** Whether what was typed is saved, and what to do when it is not. */
export function SaveStatus() {
  const { typed, unsaved, isSaving, hasSaved, failure, other, problems, values } = useDraft()
  const { save, settle } = useDraftSaver()
  const { support_email } = useConfig()
  if (other !== null && other.state !== 'draft') {
    return (
      <Notice look="warning">
        <span>
          This document was sent from somewhere else, so its words stay. What you typed is kept in this browser.
        </span>
        <CopyDocument
          document={{ ...other, ...typed }}
          label="Copy mine into a new draft"
          onCopied={() => settle(false)}
        />
        <Button look="quiet" onClick={() => settle(false)}>
          Give mine up
        </Button>
      </Notice>
    )
  }
  if (other !== null) {
    return (
      <Notice look="warning">
        <div className="stack tight">
          <p>This document was changed somewhere else. Nothing of yours is lost. There:</p>
          <ul>
            {otherWords(values, other).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <div className="row">
            <Button look="primary" onClick={() => settle(true)}>
              Save mine on top of it
            </Button>
            <Button onClick={() => settle(false)}>Take the other version</Button>
          </div>
        </div>
      </Notice>
    )
  }
  if (failure !== null && !isSaving) {
    return (
      <Notice look="problem">
        <span>Not saved. {sentenceFor(failure, support_email)} What you typed is kept in this browser.</span>
        <Button look="quiet" onClick={() => void save()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <p className="quiet" role="status">
      {statusText()}
    </p>
  )

  function statusText(): string {
    if (Object.keys(problems).length > 0 && !isSaving) return 'Correct the marked fields, and they are saved too.'
    if (isSaving || unsaved.length > 0) return 'Saving'
    return hasSaved ? 'Saved' : 'Saves by itself'
  }
}
