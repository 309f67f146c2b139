import type { Account } from '@homeyield/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { showRefusal } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { FormRefusal } from '../../session/form-refusal.tsx'
import { forgetUnsavedInput, readUnsavedInput, storeUnsavedInput } from '../../session/unsaved-input.ts'
import { currentAccount, signedOutByUser } from '../../session/session.ts'
import { onTokenChange } from '../../storage/token-store.ts'
import {
  asksPassword,
  EDIT_ACCOUNT_FIELDS,
  editAccountResolver,
  inputToStore,
  resumedValues,
  toChangeAccountBody,
} from './edit-account-form.ts'
import type { EditAccountValues } from './edit-account-form.ts'

const FORM = 'edit-account'

export function EditAccountFields({ account }: { account: Account }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  // A refetched account must not change the open form.
  const [opened] = useState(account)
  const [resumed] = useState(() => resumedValues(account, readUnsavedInput(FORM)))
  const { register, control, handleSubmit, setError, getValues, formState } = useForm<EditAccountValues>({
    resolver: editAccountResolver(opened),
    defaultValues: resumed,
  })
  // Stored input is in the form by now. If the session ends, the input is stored until the person is back.
  useEffect(() => {
    forgetUnsavedInput()
    return onTokenChange(() => {
      if (currentAccount() !== null || signedOutByUser()) return
      const input = inputToStore(getValues(), opened)
      if (input !== null) storeUnsavedInput(FORM, input)
    })
  }, [getValues, opened])
  const { errors, isSubmitting } = formState
  const newEmail = asksPassword(useWatch({ control, name: 'email' }), opened)

  async function change(values: EditAccountValues) {
    try {
      const { auth_token: _, ...changed } = await call('changeAccount', {
        body: toChangeAccountBody(values, opened),
      })
      queryClient.setQueryData(accountQuery.queryKey, changed)
      setFlash({
        kind: 'success',
        text:
          newEmail && !changed.email_confirmed
            ? `Your account was updated. Please check ${values.email.trim()} for the link that confirms the address.`
            : 'Your account was updated.',
      })
      await navigate(paths.profile)
    } catch (problem) {
      showRefusal(setError, EDIT_ACCOUNT_FIELDS, problem, support_email)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(change)(event)}>
      <TextField label="Full Name" autoComplete="name" required error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      {newEmail ? (
        <TextField
          label="Current Password"
          type="password"
          autoComplete="current-password"
          hint="Asked for because the email changes. We tell the old address, and send a link to the new one."
          required
          error={errors.current_password?.message}
          {...register('current_password')}
        />
      ) : null}
      <Controller
        control={control}
        name="is_property_professional"
        render={({ field: { name, value, onChange } }) => (
          <Checkbox name={name} checked={value} onCheck={(_name, checked) => onChange(checked)}>
            I am a property professional: a property manager, salesperson, adviser or broker
          </Checkbox>
        )}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Saving' : 'Save'}
      </Button>
      <FormRefusal error={errors.root?.['server']} />
    </form>
  )
}
