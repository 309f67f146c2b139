import { use, useId } from 'react'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { paths } from '../../../paths.ts'
import button from '../../../ui/button.module.css'
import field from '../../../ui/field.module.css'
import { AudienceContext } from '../../public-link.tsx'
import { WhenSampleAddresses } from '../../when-configured.tsx'
import styles from './place-box.module.css'

interface PlaceBoxProps {
  readonly place?: string
  /** The kind of home to answer; a house with three bedrooms by default. */
  readonly kind?: { readonly dwelling: Dwelling; readonly bedrooms: number } | undefined
  readonly typedPrice?: string
}

/** A suburb or an address, for its rent at /rents. It needs no script. */
export function PlaceBox({ place = '', kind, typedPrice = '' }: PlaceBoxProps) {
  const id = useId()
  return (
    <form action={paths.rents} className={`stack close packed shrinks ${field.field}`}>
      <HiddenFields kind={kind} typedPrice={typedPrice} />
      <label className={`bold ${field.label}`} htmlFor={id}>
        Suburb or address
      </label>
      <div className={`flex wrap tight ${styles.line}`}>
        <div className={`flex middle target edged round raised clipped grows-wide ${field.box}`}>
          <input
            id={id}
            name="place"
            className={`grows full shrinks medium ${field.input}`}
            defaultValue={place}
            required
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
          />
        </div>
        <button type="submit" className={`${button.button} ${button.primary}`}>
          Show the rent
        </button>
      </div>
      <p id={`${id}-hint`} className="quiet">
        <span className="for-visitor">
          Free, without an account: the rent of one suburb a day, for every kind and size of home there.
        </span>
        <span className="for-member">The rent for every kind and size of home there.</span>
        <WhenSampleAddresses>
          {' '}
          Its addresses are samples so far; its suburbs are all of New Zealand’s.
        </WhenSampleAddresses>
      </p>
    </form>
  )
}

function HiddenFields({ kind, typedPrice }: Pick<PlaceBoxProps, 'kind' | 'typedPrice'>) {
  return (
    <>
      {kind === undefined ? null : (
        <>
          <input type="hidden" name="dwelling" value={kind.dwelling} />
          <input type="hidden" name="bedrooms" value={kind.bedrooms} />
        </>
      )}
      {typedPrice === '' ? null : <input type="hidden" name="price" value={typedPrice} />}
      {use(AudienceContext) === 'professional' ? <input type="hidden" name="professional" value="true" /> : null}
    </>
  )
}
