import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import * as z from 'zod/mini'

// That metrics and headings exist is tested in api/src/metrics/metrics.pg.test.ts.

const read = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')
function parseYaml(name: string): unknown {
  const document = parseDocument(read(name), { strict: true, uniqueKeys: true })
  expect([...document.errors, ...document.warnings]).toEqual([])
  return document.toJS()
}

const text = z.string().check(z.minLength(1))
const duration = z.string().check(z.regex(/^\d+[smhd]$/u))
/** Of PromQL only that its brackets and quotes are closed. */
const expression = text.check(z.refine(isClosed))

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: text,
      rules: z.array(
        z.strictObject({
          alert: z.string().check(z.regex(/^[A-Z][A-Za-z]+$/u)),
          expr: expression,
          for: duration,
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: text }),
        }),
      ),
    }),
  ),
})

const sourceSchema = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${datasource}') })
const panelSchema = z.looseObject({
  id: z.int(),
  title: text,
  gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
})
const rowSchema = z.extend(panelSchema, { type: z.literal('row'), panels: z.array(z.never()) })
const chartSchema = z.extend(panelSchema, {
  type: z.enum(['timeseries', 'stat']),
  datasource: sourceSchema,
  targets: z.array(z.looseObject({ refId: text, expr: expression })).check(z.minLength(1)),
})
const dashboardSchema = z.looseObject({
  title: text,
  uid: text,
  schemaVersion: z.int(),
  panels: z.array(z.union([rowSchema, chartSchema])),
})

function isClosed(given: string): boolean {
  const open: string[] = []
  for (const [character] of given.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '').matchAll(/[()[\]{}"]/gu)) {
    const opening = { ')': '(', ']': '[', '}': '{' }[character]
    if (opening === undefined) open.push(character)
    else if (open.pop() !== opening) return false
  }
  return open.length === 0
}

test('Prometheus finds rules of its form, each alert once', () => {
  const { rule_files: files, scrape_configs: jobs } = z
    .looseObject({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(z.looseObject({ job_name: z.string() })),
    })
    .parse(parseYaml('prometheus/prometheus.yaml'))
  expect([files, jobs.map(({ job_name }) => job_name)]).toEqual([['alerts.yaml'], ['homeyield']])
  const rules = rulesSchema.parse(parseYaml('prometheus/alerts.yaml')).groups.flatMap((group) => group.rules)
  const names = rules.map(({ alert }) => alert)
  expect(names.length).toBeGreaterThan(10)
  expect(new Set(names).size).toBe(names.length)
  // An alert that is about one job of Prometheus is about the one that is scraped.
  for (const { expr } of rules)
    for (const [, job] of expr.matchAll(/\bjob="([^"]*)"/gu)) expect(job, expr).toBe('homeyield')
})

test('the dashboard has panels that do not overlap, each with a query', () => {
  const { panels } = dashboardSchema.parse(JSON.parse(read('grafana/homeyield.json')))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const taken = new Set<string>()
  for (const { title, gridPos } of panels) {
    const { x, y, w, h } = gridPos
    expect(x + w, title).toBeLessThanOrEqual(24)
    for (let cell = 0; cell < w * h; cell++) {
      const place = `${x + (cell % w)},${y + Math.floor(cell / w)}`
      expect(taken.has(place), title).toBe(false)
      taken.add(place)
    }
  }
})

test('brackets and quotes that are not closed are found', () => {
  expect(['rate(up[5m])', 'up{a="("} > 1'].map(isClosed)).toEqual([true, true])
  expect(['rate(up[5m]', 'rate(up[5m)]', 'up{a="b}', 'up)'].map(isClosed)).toEqual([false, false, false, false])
})
