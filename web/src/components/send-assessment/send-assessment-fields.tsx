import type { Account } from '@homeyield/contract/account'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { ownAddress } from '../../api-client/own-address.ts'
import { accountQuery, calculationsQuery } from '../../api-client/queries.ts'
import { RequestCancelled, RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import {
  keyedSend,
  SEND_ASSESSMENT_FIELDS,
  sendAssessmentResolver,
  sendAssessmentValues,
  showsNoRent,
  toSendBody,
  whatSendLacks,
} from './send-assessment-form.ts'
import type { KeyedSend, SendAssessmentValues } from './send-assessment-form.ts'
import styles from './send-assessment.module.css'

interface SendAssessmentFieldsProps {
  readonly account: Account
  readonly calculation: SavedCalculation
  readonly useLogo: boolean | null
  /** Called while the request runs, so that the dialog stays open. */
  readonly onSending: (sending: boolean) => void
  readonly onClose: () => void
}

/** The form of the email dialog. */
export function SendAssessmentFields(props: SendAssessmentFieldsProps) {
  const { account, calculation, useLogo, onSending, onClose } = props
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  // A refetched account must not change the open form.
  const [sender] = useState(account)
  // Not a form error, which would disable Send: a refused email can be tried again.
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tried, setTried] = useState<KeyedSend | null>(null)
  const defaultValues = sendAssessmentValues(sender, useLogo)
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<SendAssessmentValues>({
    mode: 'onTouched',
    resolver: sendAssessmentResolver(sender, calculation),
    defaultValues,
  })
  const { errors, isSubmitting } = formState
  // The fields appear in the open dialog when the calculation has loaded.
  useEffect(() => setFocus('to'), [setFocus])
  const branded = mayBrandAssessments(sender)
  const nothing = showsNoRent(sender, calculation)
  const lacks = whatSendLacks({ ...defaultValues, ...useWatch({ control }) }, sender, calculation)
  const refused = SEND_ASSESSMENT_FIELDS.some((name) => errors[name]?.type === 'server')
  const nothingId = useId()
  const lacksId = useId()

  async function send(values: SendAssessmentValues) {
    const body = toSendBody(values, sender, calculation)
    const keyed = keyedSend(body, tried)
    setTried(keyed)
    setRefusal(null)
    onSending(true)
    try {
      const headers = { 'idempotency-key': keyed.key }
      await call('sendRentalAssessment', { params: { id: calculation.id }, headers, body })
      setFlash({ kind: 'success', text: `Rental assessment email was sent to ${values.to.trim()}` })
      onClose()
      void queryClient.invalidateQueries(calculationsQuery)
      void queryClient.invalidateQueries(accountQuery)
    } catch (problem) {
      onSending(false)
      if (problem instanceof RequestCancelled) return
      setRefusal(sentenceFor(problem, support_email))
      if (problem instanceof RequestProblem) showFieldErrors(problem)
    }
  }

  // Send can be focused and pressed while it is disabled: then the form shows and focuses what it lacks.
  function submit(event: SyntheticEvent) {
    if (nothing || refused) event.preventDefault()
    else void handleSubmit(send)(event)
  }

  function showFieldErrors({ status, fields }: RequestProblem) {
    const wrong = SEND_ASSESSMENT_FIELDS.filter((name) => fields[name] !== undefined)
    for (const name of wrong) {
      setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: name === wrong[0] })
    }
    // The account's permissions have changed since it was loaded.
    if (status === 403) void queryClient.invalidateQueries(accountQuery)
  }

  return (
    <form noValidate className="stack" onSubmit={submit}>
      <TextField
        label="Send to"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        required
        error={errors.to?.message}
        {...register('to')}
      />
      {branded ? (
        <>
          <TextArea
            label="Signature"
            hint="Shown under the assessment. We remember it for the next one."
            maxLength={1000}
            error={errors.signature?.message}
            {...register('signature')}
          />
          <FormCheckbox control={control} name="use_logo">
            Use my logo
          </FormCheckbox>
          {sender.brand_logo_url === null ? (
            <p className="quiet breaks">
              You have no logo yet. <Link to={paths.yourBrand}>Add it to your brand</Link>
            </p>
          ) : (
            <img
              src={ownAddress(sender.brand_logo_url)}
              alt="Your logo"
              className={`pad-tight outlined round ${styles.logo}`}
            />
          )}
        </>
      ) : (
        <Unbranded account={sender} />
      )}
      <p className="quiet breaks">
        Send it only to somebody who asked you for it. It names you as the sender, replies come to {account.email}, and
        the recipient can stop further assessments.
      </p>
      <FormCheckbox control={control} name="requested">
        The recipient asked me for this assessment
      </FormCheckbox>
      {nothing ? (
        <div id={nothingId}>
          <Notice look="warning">There is no rent to send: the weekly upper figure is $0. Enter a rent first.</Notice>
        </div>
      ) : null}
      {refusal === null ? null : <Notice look="problem">{refusal}</Notice>}
      {lacks.length === 0 ? null : (
        <div className="quiet breaks" id={lacksId}>
          <p>Before you can send it:</p>
          <ul className="bullets">
            {lacks.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="row far pad-top-tight">
        <Button onClick={isSubmitting ? undefined : onClose}>Cancel</Button>
        <Button
          type="submit"
          look="primary"
          busy={isSubmitting}
          aria-disabled={nothing || refused || lacks.length > 0}
          aria-describedby={[nothing ? nothingId : '', lacks.length > 0 ? lacksId : ''].join(' ').trim() || undefined}
        >
          {isSubmitting ? 'Sending' : 'Send'}
        </Button>
      </div>
    </form>
  )
}

interface FormCheckboxProps {
  readonly control: Control<SendAssessmentValues>
  readonly name: 'use_logo' | 'requested'
  readonly children: string
}

function FormCheckbox({ control, name, children }: FormCheckboxProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Checkbox
          name={name}
          checked={field.value}
          required={name === 'requested'}
          error={fieldState.error?.message}
          onCheck={(checked) => {
            field.onChange(checked)
            // Shows its error at once.
            field.onBlur()
          }}
        >
          {children}
        </Checkbox>
      )}
    />
  )
}

// Logo and signature are a premium professional's.
function Unbranded({ account }: { account: Account }) {
  if (account.premium) {
    return <p className="quiet breaks">A property professional’s assessment can carry a logo and a signature.</p>
  }
  return (
    <p className="quiet breaks">
      From a free account it is sent without branding. With Premium, property professionals add their logo and
      signature. <Link to={paths.plans}>See the plans</Link>
    </p>
  )
}
