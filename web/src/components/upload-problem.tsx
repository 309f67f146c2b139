import { Button } from '../ui/button.tsx'
import type { ImageUploadState } from './use-image-upload.ts'

interface UploadProblemProps {
  readonly id: string
  readonly state: ImageUploadState
  readonly onRetry: () => void
}

/** Why an image was not uploaded, with "Try again" if that can help. */
export function UploadProblem({ id, state, onRetry }: UploadProblemProps) {
  const failed = state.status === 'failed' ? state : null
  return (
    <div className="row wide small bold loss" role="alert" hidden={failed === null}>
      <p id={id}>{failed?.sentence}</p>
      {failed?.canRetry ? <Button onClick={onRetry}>Try again</Button> : null}
    </div>
  )
}
