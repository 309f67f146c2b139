import { Link } from 'react-router'
import { LinkButton } from '../ui/link-button.tsx'
import { ADD_OWNED_HOME, paths } from '../paths.ts'

const HOLDS = {
  list: 'Each home that you save is here with its cash each week, rent, price and yields. You find it by address, status or tag.',
  table: 'The homes that you save are here side by side, with every figure, the differences and your own criteria.',
} as const

/** What the list or the table would hold, and how to get it there. */
export function EmptyList({ shown }: { readonly shown: keyof typeof HOLDS }) {
  return (
    <div className="stack begin pale prose">
      <svg
        viewBox="0 0 200 88"
        width="280"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 84h192" />
        <path d="M18 84V48l24-20 24 20v36M34 84V64h14v20" />
        <path d="M78 84V40h44v44M78 40l6-10h32l6 10M88 52h8v9h-8zM104 52h8v9h-8zM94 84V70h12v14" />
        <path d="M134 84V56l24-18 24 18v28M150 84V66h14v18M172 48V38h6v14" />
      </svg>
      <p>{HOLDS[shown]}</p>
      <p>Find an address, see what it would rent for, and save it.</p>
      <LinkButton look="primary" to={paths.calculator}>
        Go to Calculator
      </LinkButton>
      <p>
        Do you own homes already? <Link to={ADD_OWNED_HOME}>Add a home that I own</Link>
      </p>
      <p>
        Do you have a spreadsheet of homes? <Link to={paths.importExport}>Import it</Link>
      </p>
      <p>
        Do you look at many homes at once? <Link to={paths.screen}>Rank a list</Link>
      </p>
    </div>
  )
}
