import { Notice } from '../ui/notice.tsx'
import { SHOWN_AT_FIELD } from '../api-client/show-refusal.ts'

interface FormRefusalProps {
  readonly error: { readonly type?: string | number; readonly message?: string } | undefined
}

/** The line beneath a form that says why the server refused it. What its field says already is read out there. Source: specification section 8. */
export function FormRefusal({ error }: FormRefusalProps) {
  if (!error) return null
  return (
    <Notice look="problem" announced={error.type !== SHOWN_AT_FIELD}>
      {error.message}
    </Notice>
  )
}
