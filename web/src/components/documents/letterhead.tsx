import { BrandColour } from './brand-colour.tsx'
import styles from './letterhead.module.css'

export interface LetterheadProps {
  readonly name: string
  readonly company: string
  /** Such as `Licence 12345`. */
  readonly licence: string
  readonly phone: string
  readonly email: string
  readonly website: string
  /** `#rrggbb`, on which white text can be read. */
  readonly colour: string | null
  readonly logoUrl: string | null
  readonly photoUrl: string | null
}

/** The top of a document: who it comes from. Texts are empty when not given. Renders on a server, without inline styles. */
export function Letterhead(props: LetterheadProps) {
  const { name, company, licence, phone, email, website, colour, logoUrl, photoUrl } = props
  const title = company === '' ? name : company
  return (
    <div className={`stack ${styles.letterhead}`}>
      <div
        className={
          colour === null
            ? 'flex wrap baseline between wide line-below pad-below'
            : `flex wrap baseline between wide relative pad-row round clipped ${styles.band}`
        }
      >
        <BrandColour colour={colour} className={styles.colour} />
        <p className="large bold breaks">{title}</p>
        {licence === '' ? null : <p className="small breaks">{licence}</p>}
      </div>
      <div className="row even between">
        {logoUrl === null ? null : (
          <span className={`block pad-tight round ${styles.plate}`}>
            <img className={`block ${styles.logo}`} src={logoUrl} alt={title} decoding="sync" />
          </span>
        )}
        <div className="flex middle snug shrinks">
          {photoUrl === null ? null : (
            <img className={`rigid circle cover ${styles.photo}`} src={photoUrl} alt={name} decoding="sync" />
          )}
          <ul className="shrinks small breaks">
            {company === '' ? null : <li className="medium bold">{name}</li>}
            {[phone, email, website.replace(/^https?:\/\//u, '')].map((line) =>
              line === '' ? null : <li key={line}>{line}</li>,
            )}
          </ul>
        </div>
      </div>
    </div>
  )
}
