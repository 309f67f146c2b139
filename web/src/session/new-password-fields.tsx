import { PASSWORD_LENGTH } from '@homeyield/contract/account'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../ui/text-field.tsx'

interface NewPasswordFieldsProps {
  readonly password: UseFormRegisterReturn
  readonly confirmation: UseFormRegisterReturn
  readonly problems: { readonly password?: string | undefined; readonly confirmation?: string | undefined }
  readonly labels: { readonly password: string; readonly confirmation: string }
}

export function NewPasswordFields({ password, confirmation, problems, labels }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={labels.password}
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LENGTH.shortest} characters. A few words are easy to remember and hard to guess.`}
        required
        error={problems.password}
        {...password}
      />
      <TextField
        label={labels.confirmation}
        type="password"
        autoComplete="new-password"
        required
        error={problems.confirmation}
        {...confirmation}
      />
    </>
  )
}
