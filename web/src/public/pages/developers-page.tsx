import type { EndpointAddress } from '@homeyield/contract/endpoint'
import { endpointTable } from '@homeyield/contract/endpoint-table'
import { KEY_CALLS_A_MINUTE, MOST_KEYS } from '@homeyield/contract/key'
import { KEY_EXAMPLES, MCP_TOOLS, mcpSetUp } from '@homeyield/contract/key-examples'
import { KEY_SCOPES, type KeyScope } from '@homeyield/contract/key-scope'
import { SCOPE_WORDS } from '@homeyield/contract/scope-words'
import { paths } from '../../paths.ts'
import { API_HOST, PRODUCT_NAME } from '../../placeholders.ts'
import { Screen } from '../../ui/screen.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Table } from '../../ui/table.tsx'
import { PublicLink } from '../public-link.tsx'
import styles from './developers-page.module.css'

const CALLS = Object.values<EndpointAddress>(endpointTable)
const TOOLS = Object.entries(MCP_TOOLS)

/** What API keys do, with examples that the tests run. */
export function DevelopersPage() {
  return (
    <Screen heading="API and AI assistants" width="wide">
      <div className={`stack reading ${styles.prose}`}>
        <p className="large">
          Read rents and your own calculations from a spreadsheet, a program or an AI assistant, or save new ones, with
          an API key of your Premium account.
        </p>
        <h2>Keys</h2>
        <p>
          Make a key on the page <a href={paths.keys}>API keys</a> of your profile. It is shown once: {PRODUCT_NAME}{' '}
          stores only its SHA-256 digest. You may have {MOST_KEYS} keys, choose what each may do, let it expire, and
          revoke it at any time. While your account has no Premium, its keys are refused.{' '}
          <PublicLink to={paths.plans}>See the plans</PublicLink>.
        </p>
        <p>Every call carries the key in a header:</p>
        <Code label="The header with a key">Authorization: Bearer hy_…</Code>
        <h2>Scopes</h2>
        <p>
          A key calls what its scopes say. Everything else, such as your account, payments, uploads, links and the keys
          themselves, is refused to every key. Saving or changing a calculation returns the whole of it.
        </p>
        <Table
          isListed
          scrollLabel="Scopes, as a table"
          caption="Scopes"
          isCaptionHidden
          rows={KEY_SCOPES}
          rowKey={(scope) => scope}
          columns={[
            { key: 'scope', heading: 'Scope', renderCell: (scope) => <code>{scope}</code> },
            { key: 'words', heading: 'Allows', isText: true, renderCell: (scope) => SCOPE_WORDS[scope] },
            { key: 'calls', heading: 'Calls', isText: true, renderCell: (scope) => <Calls scope={scope} /> },
          ]}
        />
        <h2>Limits and refusals</h2>
        <p>
          A key has {KEY_CALLS_A_MINUTE} calls a minute, and what is refused counts too. A refusal is JSON with a
          sentence for people in <code>error</code> and a <code>code</code> for programs:
        </p>
        <ul className="bullets">
          <li>401 not_signed_in: the key does not exist, has expired or was revoked.</li>
          <li>403 scope_required, key_not_allowed or premium_required: it may not make this call.</li>
          <li>422 invalid: a field is wrong; which one, and why, is in fields.</li>
          <li>429 too_many_attempts: call again after the seconds of the header Retry-After.</li>
        </ul>
        <h2>Examples</h2>
        <p>They take the key from the environment:</p>
        <Code label="The key in the environment">export API_KEY=&apos;hy_…&apos;</Code>
        {KEY_EXAMPLES.map(({ title, scope, shell, script }) => (
          <section key={title} className="stack tight" aria-label={title}>
            <h3>{title}</h3>
            <p className="quiet">
              Scope: <code>{scope}</code>
            </p>
            <Code label={`${title}, with curl`}>{shell(API_HOST)}</Code>
            <Code label={`${title}, with JavaScript`}>{script(API_HOST)}</Code>
          </section>
        ))}
        <h2>AI assistants</h2>
        <p>
          Assistants that speak the Model Context Protocol use the same keys, at <code>{API_HOST}/mcp</code> (Streamable
          HTTP). Most are set up with a file such as this:
        </p>
        <Code label="Set-up of an AI assistant">{mcpSetUp(API_HOST, 'hy_…')}</Code>
        <p>
          They then have these tools, which only read. Each answer has its day and its source, and rents say how sure
          they are.
        </p>
        <Table
          isListed
          scrollLabel="Tools, as a table"
          caption="Tools"
          isCaptionHidden
          rows={TOOLS}
          rowKey={([name]) => name}
          columns={[
            { key: 'name', heading: 'Tool', renderCell: ([name]) => <code>{name}</code> },
            { key: 'answers', heading: 'Answers', isText: true, renderCell: ([, { answers }]) => answers },
            { key: 'scope', heading: 'Scope', isText: true, renderCell: ([, { scope }]) => <code>{scope}</code> },
          ]}
        />
        <h2>Every call</h2>
        <p>
          <a href={`${API_HOST}/docs/`}>The reference</a> describes every call with its fields, as{' '}
          <a href={`${API_HOST}/openapi.json`}>OpenAPI 3.1</a> too. Figures are a guide to help you decide, not a
          registered valuation or financial advice; <PublicLink to={paths.howItWorks}>how they are computed</PublicLink>
          .
        </p>
      </div>
    </Screen>
  )
}

function Calls({ scope }: { readonly scope: KeyScope }) {
  return (
    <ul className="text-left one-line">
      {CALLS.filter((call) => call.scope === scope).map(({ method, path }) => (
        <li key={method + path}>
          <code>
            {method} {path}
          </code>
        </li>
      ))}
    </ul>
  )
}

function Code({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <ScrollRegion label={label} className={`pad-row outlined round sunken ${styles.code}`}>
      <pre>
        <code>{children}</code>
      </pre>
    </ScrollRegion>
  )
}
