import {
  type Brand,
  BRAND_LONGEST,
  type BrandTemplate,
  type ReplaceBrandBody,
  replaceBrandBody,
} from '@homeyield/contract/brand'
import { DOCUMENT_KINDS } from '@homeyield/domain/documents/document-kinds'
import { keysOf } from '@homeyield/domain/records/keys-of'

/** A text of the form; `key` is its own while it is open. */
export interface TypedText extends BrandTemplate {
  readonly key: string
}

/** The form's fields, in screen order. */
export const BRAND_FIELDS = {
  company: { label: 'Company', longest: BRAND_LONGEST.company, autoComplete: 'organization' },
  licence_number: { label: 'Licence number', longest: BRAND_LONGEST.licence_number, autoComplete: 'off' },
  phone: { label: 'Phone', longest: BRAND_LONGEST.phone, autoComplete: 'tel' },
  email: { label: 'Email', longest: BRAND_LONGEST.email, autoComplete: 'email' },
  website: { label: 'Website', longest: BRAND_LONGEST.website, autoComplete: 'url' },
} as const
export type BrandField = keyof typeof BRAND_FIELDS

/** The brand as it is typed; the colour is empty when none is wanted. */
export interface TypedBrand extends Readonly<Record<BrandField | 'colour' | 'footer', string>> {
  readonly templates: readonly TypedText[]
}

/** A message at each field that has one, by its path, such as `templates.0.name`. */
export type BrandProblems = Readonly<Record<string, string>>

const LINES = [...keysOf(BRAND_FIELDS), 'colour', 'footer'] as const
const TEXT_PARTS = ['name', 'kind', 'subject', 'message'] as const

export function typedOf(brand: Brand): TypedBrand {
  const { company, licence_number, phone, email, website, footer } = brand
  const templates = brand.templates.map((template) => withKey(template))
  return { company, licence_number, phone, email, website, colour: brand.colour ?? '', footer, templates }
}

export function newText(): TypedText {
  return withKey({ name: '', kind: 'owner_appraisal', subject: '', message: '' })
}

function withKey({ name, kind, subject, message }: BrandTemplate): TypedText {
  return { name, kind, subject, message, key: crypto.randomUUID() }
}

/** What is saved, in the version and with the photograph of a brand that was read. */
export function toBody(typed: TypedBrand, { version, photo_url }: Pick<Brand, 'version' | 'photo_url'>) {
  const templates = typed.templates.map(({ name, kind, subject, message }) => ({ name, kind, subject, message }))
  return { ...typed, version, photo_url, colour: typed.colour.trim() || null, templates } satisfies ReplaceBrandBody
}

export function problemsOf(body: ReplaceBrandBody): BrandProblems {
  const issues = replaceBrandBody.safeParse(body).error?.issues ?? []
  // Reversed, so that the first of a field remains.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
}

/** The form as texts by name, to be stored when the session ends; null when nothing was changed. */
export function inputOf(typed: TypedBrand, brand: Brand): Readonly<Record<string, string>> | null {
  const input = flatten(typed)
  return JSON.stringify(input) === JSON.stringify(flatten(typedOf(brand))) ? null : input
}

function flatten(typed: TypedBrand): Record<string, string> {
  const texts = typed.templates.flatMap((text, index) => TEXT_PARTS.map((part) => [textPath(index, part), text[part]]))
  return Object.fromEntries([...LINES.map((name) => [name, typed[name]]), ...texts])
}

/** The stored form; null when there is none. */
export function typedFrom(input: Readonly<Record<string, unknown>> | null): TypedBrand | null {
  if (input === null) return null
  const text = (name: string) => {
    const stored = input[name]
    return typeof stored === 'string' ? stored : ''
  }
  const templates: TypedText[] = []
  for (let index = 0; typeof input[textPath(index, 'name')] === 'string'; index += 1) {
    const kind = DOCUMENT_KINDS.find((one) => one === text(textPath(index, 'kind'))) ?? 'owner_appraisal'
    const [name, subject, message] = ['name', 'subject', 'message'].map((part) => text(textPath(index, part)))
    templates.push(withKey({ name: name ?? '', kind, subject: subject ?? '', message: message ?? '' }))
  }
  return {
    company: text('company'),
    licence_number: text('licence_number'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    colour: text('colour'),
    footer: text('footer'),
    templates,
  }
}

function textPath(index: number, part: string): string {
  return `templates.${index}.${part}`
}
