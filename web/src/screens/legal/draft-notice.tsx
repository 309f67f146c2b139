import { Notice } from '../../controls/notice.tsx'

/** Says that a legal text is not final. Source: decisions section 6. */
export function DraftNotice() {
  return <Notice look="warning">Draft. The full text is to come, and has not been reviewed by a lawyer.</Notice>
}
