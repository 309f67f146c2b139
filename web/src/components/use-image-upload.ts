import { useEffect, useRef, useState } from 'react'
import { RequestCancelled, sentenceFor } from '../api-client/request-problem.ts'
import { type Upload, upload } from '../api-client/upload.ts'
import { useConfig } from '../api-client/use-config.ts'
import { ImageProblem } from './image-problem.ts'

export type ImageUploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading'; readonly fraction: number }
  /** The upload can be retried unless the image itself is the problem. */
  | { readonly status: 'failed'; readonly sentence: string; readonly canRetry: boolean }

/** An upload whose image is first prepared, which may throw ImageProblem. */
export interface ImageUpload extends Omit<Upload, 'file' | 'onProgress' | 'signal'> {
  readonly prepare: () => Promise<Blob>
  readonly onUploaded: (url: string) => void
}

/** Uploads one image at a time and remembers a failed one for a retry. Leaving the page aborts. */
export function useImageUpload() {
  const [state, setState] = useState<ImageUploadState>({ status: 'idle' })
  const [plan, setPlan] = useState<ImageUpload | null>(null)
  const { support_email } = useConfig()
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function start(next: ImageUpload) {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const show = (shown: ImageUploadState) => signal.aborted || setState(shown)
    const { prepare, onUploaded, ...rest } = next
    setPlan(next)
    show({ status: 'uploading', fraction: 0 })
    try {
      const file = await prepare()
      const onProgress = (fraction: number) => show({ status: 'uploading', fraction })
      const url = await upload({ ...rest, file, onProgress, signal })
      if (signal.aborted) return
      show({ status: 'idle' })
      onUploaded(url)
    } catch (problem) {
      if (problem instanceof RequestCancelled) return show({ status: 'idle' })
      const isImage = problem instanceof ImageProblem
      const sentence = isImage ? problem.message : sentenceFor(problem, support_email)
      show({ status: 'failed', sentence, canRetry: !isImage })
    }
  }

  return {
    state,
    start: (next: ImageUpload) => void start(next),
    retry: () => void (plan && start(plan)),
    refuse: (sentence: string) => setState({ status: 'failed', sentence, canRetry: false }),
    clear: () => {
      current.current?.abort()
      setState({ status: 'idle' })
    },
  }
}
