import { Notice } from '../../ui/notice.tsx'

/** Says that a legal text is not final. Source: decisions section 6. */
export function DraftNotice() {
  return (
    <Notice look="warning">
      Draft, complete but for what stands in [square brackets]. It is for the operator’s lawyer to review and has not
      been reviewed by one.
    </Notice>
  )
}
