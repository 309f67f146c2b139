import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Operation } from './request-arbitrary.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

export type Fault = 'failed' | 'undocumented status' | 'outside its schema'

/** What is wrong with an answer by openapi.json, with the reason; null when nothing is. */
export function answerCheck(document: object): (operation: Operation, answer: Answer) => [Fault, string] | null {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { api: document } })
  return ({ method, path, responses }, { status, type, text }) => {
    if (status === 500) return ['failed', text]
    const response = responses[status]
    if (response === undefined) return ['undocumented status', `${status} ${text}`]
    const types = Object.keys(response.content ?? {})
    const [sentType = ''] = type.split(';')
    if (types.length === 0)
      return text === '' ? null : ['outside its schema', `a body where none is described: ${text}`]
    if (!types.includes(sentType)) return ['outside its schema', `the type ${type}`]
    if (response.content?.[sentType]?.schema === undefined) return null
    const place = ['paths', path, method, 'responses', String(status), 'content', sentType, 'schema']
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const validate = ajv.getSchema(`api#/${pointer}`)
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}`)
    return validate(JSON.parse(text)) === true ? null : ['outside its schema', ajv.errorsText(validate.errors)]
  }
}
