import { useEffect, useRef, useState } from 'react'
import { fetchCode } from '../api-client/fetch-code.ts'
import { RequestCancelled, sentenceFor } from '../api-client/request-problem.ts'
import type { Upload } from '../api-client/upload.ts'
import { useConfig } from '../api-client/use-config.ts'
import { ImageProblem } from './image-problem.ts'

/** Where an upload is. */
export type ImageUploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading'; readonly fraction: number }
  /** It can be tried again with the same picture unless the picture itself is at fault. */
  | { readonly status: 'failed'; readonly sentence: string; readonly canRetry: boolean }

/** What a picture's upload needs: the picture is made ready first, which may find that it cannot be used. */
export interface ImageUpload extends Omit<Upload, 'file' | 'onProgress' | 'signal'> {
  readonly prepare: () => Promise<Blob>
  readonly onUploaded: (url: string) => void
}

/** Uploads pictures one at a time, and remembers a failed one so that it can be tried again. Leaving the page gives up. */
export function useImageUpload() {
  const [state, setState] = useState<ImageUploadState>({ status: 'idle' })
  const [plan, setPlan] = useState<ImageUpload | null>(null)
  const { support_email } = useConfig()
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function start(wanted: ImageUpload) {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const show = (shown: ImageUploadState) => signal.aborted || setState(shown)
    const { prepare, onUploaded, ...rest } = wanted
    setPlan(wanted)
    show({ status: 'uploading', fraction: 0 })
    try {
      const [file, { upload }] = await Promise.all([prepare(), fetchCode(() => import('../api-client/upload.ts'))])
      const onProgress = (fraction: number) => show({ status: 'uploading', fraction })
      const url = await upload({ ...rest, file, onProgress, signal })
      if (signal.aborted) return
      show({ status: 'idle' })
      onUploaded(url)
    } catch (problem) {
      if (problem instanceof RequestCancelled) return show({ status: 'idle' })
      const isPicture = problem instanceof ImageProblem
      const sentence = isPicture ? problem.message : sentenceFor(problem, support_email)
      show({ status: 'failed', sentence, canRetry: !isPicture })
    }
  }

  return {
    state,
    start: (wanted: ImageUpload) => void start(wanted),
    retry: () => void (plan && start(plan)),
    /** Shows why a picture cannot even be begun with. */
    refuse: (sentence: string) => setState({ status: 'failed', sentence, canRetry: false }),
    clear: () => {
      current.current?.abort()
      setState({ status: 'idle' })
    },
  }
}
