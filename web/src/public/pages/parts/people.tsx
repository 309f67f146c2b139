import { Tag } from '../../../ui/tag.tsx'
import { EXAMPLE_PEOPLE, PEOPLE, type People } from '../../content/people.ts'
import styles from './people.module.css'

interface PeopleSectionsProps {
  readonly withExamples: boolean
}

/** Testimonials and team; an empty section is hidden. */
export function PeopleSections({ withExamples }: PeopleSectionsProps) {
  const people: People = withExamples ? EXAMPLE_PEOPLE : PEOPLE
  const { testimonials, team } = people
  return (
    <>
      {testimonials.length > 0 ? (
        <section aria-labelledby="testimonials" className="stack">
          <Heading id="testimonials" example={withExamples}>
            What people say
          </Heading>
          <ul className="stack columns">
            {testimonials.map(({ words, role, region }) => (
              <li key={words}>
                <figure className={`stack card pad-wide ${styles.card}`}>
                  <blockquote>{words}</blockquote>
                  <figcaption className="quiet">
                    {role}, {region}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {team.length > 0 ? (
        <section aria-labelledby="team" className="stack">
          <Heading id="team" example={withExamples}>
            The team
          </Heading>
          <ul className="stack columns">
            {team.map(({ role, region, does }) => (
              <li key={role} className="stack close packed pad-top line-above">
                <h3>{role}</h3>
                <p className="quiet">{does}</p>
                <p className="quiet">{region}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Heading({
  id,
  example,
  children,
}: {
  readonly id: string
  readonly example: boolean
  readonly children: string
}) {
  return (
    <div className="row wide">
      <h2 id={id}>{children}</h2>
      {example ? <Tag look="amber">Examples: no real people</Tag> : null}
    </div>
  )
}
