import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { KeyScope } from '@homeyield/contract/key-scope'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { FastifyBaseLogger } from 'fastify'
import type * as z from 'zod/mini'
import { requireScope } from '../server/authenticate.ts'
import { describeFailure } from '../server/describe-failure.ts'
import type { Handlers } from '../server/handlers.ts'
import { Refusal } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'

/** The actions of the endpoints that tools call. */
export type ToolHandlers = Pick<
  Handlers,
  | 'appraiseCalculation'
  | 'listCalculations'
  | 'listOwnedHomes'
  | 'marketRentByMeshblock'
  | 'marketRentBySa2'
  | 'readAddress'
  | 'readPortfolio'
  | 'searchAddresses'
  | 'searchAreas'
>

export interface ToolDeps {
  readonly handlers: ToolHandlers
  readonly now: () => number
}

/** A read-only tool of the Model Context Protocol. */
interface Tool<Input extends z.ZodMiniType> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly scope: KeyScope
  readonly input: Input
  /** Its result has the `source` of its figures; the day is added. */
  readonly run: (
    handlers: ToolHandlers,
    viewer: Viewer,
    input: z.output<Input>,
  ) => Promise<{ readonly source: string } & Readonly<Record<string, unknown>>>
}

/** Adds a tool to the server of one request. */
export type AddTool = (server: McpServer, viewer: Viewer, deps: ToolDeps, log: FastifyBaseLogger) => void

/** A tool that a key calls with its scope. */
export function defineTool<Input extends z.ZodMiniType>(tool: Tool<Input>): AddTool {
  const { name, title, description, scope, input, run } = tool
  const annotations = { readOnlyHint: true, openWorldHint: false }
  const schema: z.ZodMiniType = input
  return (server, viewer, { handlers, now }, log) => {
    const call = async (given: unknown): Promise<CallToolResult> => {
      try {
        requireScope(viewer, scope)
        // The SDK has parsed it with the same schema, which its types cannot follow.
        const result = await run(handlers, viewer, given as z.output<Input>)
        const answer = { as_at: dayInNewZealand(new Date(now())), ...result }
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer }
      } catch (error) {
        if (!(error instanceof Refusal)) log.error({ error: describeFailure(error), tool: name }, 'failed')
        return { isError: true, content: [{ type: 'text', text: sentenceOf(error) }] }
      }
    }
    server.registerTool(name, { title, description, inputSchema: schema, annotations }, call)
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Refusal)) return 'Something went wrong. Please try again later.'
  const fields = Object.entries(error.details.fields ?? {}).map(([field, sentence]) => `${field}: ${sentence}`)
  return fields.length === 0 ? error.message : fields.join('\n')
}
