import { DocumentsList } from '../../../components/documents/documents-list.tsx'
import { NewAppraisalLink } from '../../../components/documents/new-appraisal-link.tsx'
import { NewDocument } from '../../../components/documents/new-document.tsx'
import { OwnedFrame } from '../owned-frame.tsx'

/** Pages for a bank of all owned homes together. */
export function OwnedDocumentsScreen() {
  return (
    <OwnedFrame page="ownedBank" heading="Documents of all homes">
      <p>A page for your bank or broker that keeps its figures, to print, send by email, or open by a link.</p>
      <div className="row">
        <NewAppraisalLink />
      </div>
      <NewDocument kinds={['bank']} findCalculation={() => Promise.resolve(null)} />
      <DocumentsList calculationId={null} />
    </OwnedFrame>
  )
}
