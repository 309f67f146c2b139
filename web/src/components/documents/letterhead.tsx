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
    <div className={styles.letterhead}>
      <div className={colour === null ? styles.plain : styles.band}>
        <BrandColour colour={colour} className={styles.colour} />
        <p className={styles.title}>{title}</p>
        {licence === '' ? null : <p className={styles.licence}>{licence}</p>}
      </div>
      <div className={styles.body}>
        {logoUrl === null ? null : (
          <span className={styles.plate}>
            <img className={styles.logo} src={logoUrl} alt={title} />
          </span>
        )}
        <div className={styles.person}>
          {photoUrl === null ? null : <img className={styles.photo} src={photoUrl} alt={name} />}
          <ul className={styles.contact}>
            {company === '' ? null : <li className={styles.name}>{name}</li>}
            {[phone, email, website.replace(/^https?:\/\//u, '')].map((line) =>
              line === '' ? null : <li key={line}>{line}</li>,
            )}
          </ul>
        </div>
      </div>
    </div>
  )
}
