import { Notice } from '../ui/notice.tsx'
import { SHOWN_AT_FIELD } from '../api-client/show-refusal.ts'

interface FormRefusalProps {
  readonly error: { readonly type?: string | number; readonly message?: string } | undefined
}

/**
 * Why the server refused a form. A screen reader reads it only once when a field shows it too. Source: specification
 * section 8.
 */
export function FormRefusal({ error }: FormRefusalProps) {
  if (!error) return null
  return (
    <Notice look="problem" announced={error.type !== SHOWN_AT_FIELD}>
      {error.message}
    </Notice>
  )
}
