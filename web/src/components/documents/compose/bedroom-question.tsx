import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { calculationQuery } from '../../../api-client/queries.ts'
import { calculationPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useAppraisalStart } from '../appraisal-start.ts'
import { useDraft } from './draft-context.ts'

/** Asks whether the one bedroom that every calculation begins with is right, before it is sent. */
export function BedroomQuestion() {
  const { kind, calculation_id } = useDraft().document
  return kind === 'bank' || calculation_id === null ? null : <QuestionOfHome id={calculation_id} />
}

function QuestionOfHome({ id }: { readonly id: string }) {
  const { data: home } = useQuery(calculationQuery(id))
  const { bedroomsAsked } = useAppraisalStart()
  const [isConfirmed, setConfirmed] = useState(bedroomsAsked)
  // A room has one.
  if (isConfirmed || home?.number_of_bedrooms !== 1 || home.dwelling === 'Room') return null
  return (
    <Notice look="warning">
      <span>This says 1 bedroom. Is that right?</span>
      <div className="row">
        <Button onClick={() => setConfirmed(true)}>Yes, 1 bedroom</Button>
        <Link className="touch-link" to={calculationPath(id)}>
          Change it
        </Link>
      </div>
    </Notice>
  )
}
