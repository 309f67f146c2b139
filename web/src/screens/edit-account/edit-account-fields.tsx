import type { Account } from '@homeyield/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Checkbox } from '../../ui/checkbox.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { CURRENT_PASSWORD, EMAIL, NAME } from '../../session/account-fields.ts'
import { AccountForm } from '../../session/account-form.tsx'
import { forgetUnsavedInput, readUnsavedInput, storeUnsavedInput } from '../../session/unsaved-input.ts'
import { currentAccount, signedOutByUser } from '../../session/session.ts'
import { onTokenChange } from '../../storage/token-store.ts'
import {
  asksPassword,
  editAccountResolver,
  inputToStore,
  resumedValues,
  toChangeAccountBody,
} from './edit-account-form.ts'
import type { EditAccountValues } from './edit-account-form.ts'

const FORM = 'edit-account'

const PASSWORD_FOR_EMAIL = {
  ...CURRENT_PASSWORD,
  hint: 'Needed to change the email. We tell the old address, and send a link to the new one.',
} as const

export function EditAccountFields({ account }: { account: Account }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // A refetched account must not change the open form.
  const [opened] = useState(account)
  const [resumed] = useState(() => resumedValues(account, readUnsavedInput(FORM)))
  const form = useForm<EditAccountValues>({
    resolver: editAccountResolver(opened),
    defaultValues: resumed,
  })
  const { getValues } = form
  // Stored input is in the form by now. If the session ends, the input is stored until the person is back.
  useEffect(() => {
    forgetUnsavedInput()
    return onTokenChange(() => {
      if (currentAccount() !== null || signedOutByUser()) return
      const input = inputToStore(getValues(), opened)
      if (input !== null) storeUnsavedInput(FORM, input)
    })
  }, [getValues, opened])
  const newEmail = asksPassword(useWatch({ control: form.control, name: 'email' }), opened)

  async function change(values: EditAccountValues) {
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
  }

  return (
    <AccountForm
      form={form}
      fields={newEmail ? [NAME, EMAIL, PASSWORD_FOR_EMAIL] : [NAME, EMAIL]}
      submit="Save"
      pending="Saving"
      onSend={change}
    >
      <Controller
        control={form.control}
        name="is_property_professional"
        render={({ field: { name, value, onChange } }) => (
          <Checkbox name={name} checked={value} onCheck={(checked) => onChange(checked)}>
            I am a property professional: a property manager, salesperson, adviser or broker
          </Checkbox>
        )}
      />
    </AccountForm>
  )
}
