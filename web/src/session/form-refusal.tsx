import { Notice } from '../controls/notice.tsx'

/** The line beneath a form that says why the server refused it. Source: specification section 8. */
export function FormRefusal({ error }: { error: { readonly message?: string } | undefined }) {
  return error ? <Notice look="problem">{error.message}</Notice> : null
}
