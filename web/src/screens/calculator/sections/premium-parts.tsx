import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { WITH_PREMIUM } from './with-premium.ts'

/** What a Free account reads in place of the figures of Premium. */
export function PremiumParts({ page }: { page: keyof typeof WITH_PREMIUM }) {
  return (
    <div className="stack">
      <h3>With Premium</h3>
      <ul className="stack tight bullets">
        {WITH_PREMIUM[page].map(([name, tells]) => (
          <li key={name}>
            <strong>{name}</strong>: {tells}.
          </li>
        ))}
      </ul>
      <UpgradeLink />
    </div>
  )
}
