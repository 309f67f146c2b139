import { UPLOAD_TYPES, type UploadType } from '@homeyield/contract/upload'
import { RequestProblem } from './request-problem.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * The key in an object store's answer to a post. Throws the RequestProblem of a refusal, in words for a person. Source:
 * specification section 7, "PostResponse"; provider contract section 5.2.
 */
export function readPostAnswer(status: number, xml: string, type: UploadType): string {
  const key = element(xml, 'Key')
  if (status === 201 && key !== '') return key
  const isTooLarge = element(xml, 'Code') === 'EntityTooLarge'
  const error = isTooLarge ? UPLOAD_TYPES[type].tooLarge : 'The picture could not be uploaded. Please try again.'
  throw new RequestProblem(status, { error, code: isTooLarge ? 'too_large' : 'upload_failed' })
}

function element(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1] ?? ''
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, entity: string) => ENTITIES[entity] ?? '')
}
