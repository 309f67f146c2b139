import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { SHOWN_AT_FIELD, showRefusal } from '../api-client/show-refusal.ts'
import { useConfig } from '../api-client/use-config.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { AccountField } from './account-fields.ts'

interface AccountFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** In screen order. */
  readonly fields: readonly AccountField<Values>[]
  /** The words of the button, and those while the form is sent. */
  readonly submit: string
  readonly pending: string
  readonly look?: 'primary' | 'danger'
  /** What it throws is shown: at its fields, the first with the focus, and under the form. */
  readonly onSend: (values: Values) => Promise<void>
  /** For a password manager, in a form without an email field. */
  readonly username?: string
  readonly lead?: ReactNode
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/** The form of an account screen. */
export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { form, fields, submit, pending, look = 'primary', onSend, username, lead, children } = props
  const { support_email } = useConfig()
  const state = useFormState({ control: form.control })
  const refusal = state.errors.root?.['server']

  async function send(values: Values) {
    try {
      await onSend(values)
    } catch (problem) {
      const names = fields.map(({ name }) => name)
      showRefusal(form.setError, names, problem, support_email)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {lead}
      {username === undefined ? null : (
        <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {fields.map(({ name, deps, ...look }) => (
        <TextField
          key={name}
          {...look}
          error={form.getFieldState(name, state).error?.message}
          {...form.register(name, deps && { deps })}
        />
      ))}
      {children}
      <Button type="submit" look={look} busy={state.isSubmitting}>
        {state.isSubmitting ? pending : submit}
      </Button>
      {/* A screen reader reads it only once when a field shows it too. */}
      {refusal?.message ? (
        <Notice look="problem" announced={refusal.type !== SHOWN_AT_FIELD}>
          {refusal.message}
        </Notice>
      ) : null}
    </form>
  )
}
