import { Notice } from '../../../ui/notice.tsx'
import { useDraft } from './draft-context.ts'

/** What the reader of a draft would look for and its author has not given; nothing when all is there. */
export function MissingNotice() {
  const { missing } = useDraft().document.content
  if (missing.length === 0) return null
  return (
    <Notice look="warning">
      <div className="stack tight">
        <p>Left out, because it is not known:</p>
        <ul>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Notice>
  )
}
