import { darkenForWhite, describeLightColour, takesWhiteText } from '@homeyield/domain/documents/brand-colour'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isColour } from './is-colour.ts'
import styles from './your-brand.module.css'

interface ColourFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Where choosing begins while there is no colour. */
const FIRST = '#0c6a55'

/** A colour, typed or chosen, and at once whether white text can be read on it. */
export function ColourField({ value, error, onChange }: ColourFieldProps) {
  const colour = value.trim().toLowerCase()
  const isKnown = isColour(colour)
  const isLight = isKnown && !takesWhiteText(colour)
  return (
    <div className="stack close">
      <div className={`grid tight ${styles.colour}`}>
        <TextField
          name="colour"
          label="Colour"
          hint={colour === '' ? 'Such as #0c6a55; none if it is empty.' : undefined}
          value={value}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          type="color"
          className={`square below-label edged round raised pointer ${styles.swatch}`}
          aria-label="Choose the colour"
          value={isKnown ? colour : FIRST}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p role="status" className={isLight ? `small bold ${styles.light}` : 'quiet'}>
        {isLight && error === undefined ? describeLightColour(colour) : null}
        {isKnown && !isLight ? 'White text can be read on it.' : null}
      </p>
      {isLight ? (
        <div className="row">
          <Button onClick={() => onChange(darkenForWhite(colour))}>Use {darkenForWhite(colour)}</Button>
        </div>
      ) : null}
    </div>
  )
}
