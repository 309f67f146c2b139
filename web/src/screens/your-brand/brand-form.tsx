import type { Account } from '@homeyield/contract/account'
import { type Brand, BRAND_LONGEST } from '@homeyield/contract/brand'
import { keysOf } from '@homeyield/domain/records/keys-of'
import type { SubmitEvent } from 'react'
import { RequestCancelled, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BrandTexts } from './brand-texts.tsx'
import { ColourField } from './colour-field.tsx'
import { LetterheadPreview } from './letterhead-preview.tsx'
import { BRAND_FIELDS } from './typed-brand.ts'
import { readBrandConflict, useBrandForm } from './use-brand-form.ts'

interface BrandFormProps {
  readonly account: Account
  readonly brand: Brand
}

/** The preview, and everything that is typed: saved together. */
export function BrandForm({ account, brand }: BrandFormProps) {
  const { form, typed, problems, saving, change, save, takeTheirs } = useBrandForm(brand)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <>
      <LetterheadPreview account={account} brand={{ ...typed, photo_url: brand.photo_url }} />
      <form ref={form} noValidate className="stack loose packed" onSubmit={submit}>
        <div className="fields">
          {keysOf(BRAND_FIELDS).map((name) => {
            const { label, longest, autoComplete } = BRAND_FIELDS[name]
            return (
              <TextField
                key={name}
                name={name}
                label={label}
                value={typed[name]}
                maxLength={longest}
                autoComplete={autoComplete}
                error={problems[name]}
                onChange={({ target }) => change({ [name]: target.value }, name)}
              />
            )
          })}
          <ColourField
            value={typed.colour}
            error={problems['colour']}
            onChange={(colour) => change({ colour }, 'colour')}
          />
        </div>
        <TextArea
          name="footer"
          label="At the foot of each document"
          hint="Such as who you are licensed by."
          maxLength={BRAND_LONGEST.footer}
          length={typed.footer.length}
          rows={3}
          value={typed.footer}
          error={problems['footer']}
          onChange={({ target }) => change({ footer: target.value }, 'footer')}
        />
        <BrandTexts
          texts={typed.templates}
          problems={problems}
          onChange={(templates, ...paths) => change({ templates }, ...paths)}
        />
        <SaveProblem error={saving.error} onMine={save} onTheirs={takeTheirs} />
        <div className="row">
          <Button type="submit" look="primary" busy={saving.isPending}>
            {saving.isPending ? 'Saving' : 'Save'}
          </Button>
        </div>
      </form>
    </>
  )
}

interface SaveProblemProps {
  readonly error: unknown
  readonly onMine: (current: Brand) => void
  readonly onTheirs: (current: Brand) => void
}

function SaveProblem({ error, onMine, onTheirs }: SaveProblemProps) {
  const { support_email } = useConfig()
  if (error === null || error instanceof RequestCancelled) return null
  const current = readBrandConflict(error)
  if (current === null) return <Notice look="problem">{sentenceFor(error, support_email)}</Notice>
  return (
    <Notice look="warning">
      <div className="stack tight">
        <p>Your brand was changed somewhere else since you opened it. Nothing that you typed is lost.</p>
        <div className="row">
          <Button look="primary" onClick={() => onMine(current)}>
            Save mine in its place
          </Button>
          <Button onClick={() => onTheirs(current)}>Take the other version</Button>
        </div>
      </div>
    </Notice>
  )
}
