import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import { ObjectStoreProblem } from './object-store-port.ts'
import type { Handlers } from '../server/handlers.ts'
import { confirmUpload, type ConfirmDeps } from './confirm-upload.ts'
import { offerUpload } from './offer-upload.ts'
import { storeUnavailable } from './upload-problems.ts'

export interface UploadDeps extends ConfirmDeps {
  readonly requests: Pick<AttemptCounter, 'count'>
  readonly warn: (sentence: string) => void
}

export function uploadRoutes(deps: UploadDeps): Pick<Handlers, 'newUpload' | 'confirmUpload'> {
  const [offer, confirm] = [offerUpload(deps), confirmUpload(deps)]
  return {
    newUpload: (viewer, { query }) => translateStoreError(deps.warn, () => offer(viewer, query)),
    confirmUpload: (viewer, { body }) => translateStoreError(deps.warn, () => confirm(viewer, body)),
  }
}

async function translateStoreError<Result>(warn: UploadDeps['warn'], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ObjectStoreProblem)) throw error
    warn(error.message)
    throw storeUnavailable(error.kind)
  }
}
