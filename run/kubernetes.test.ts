import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SETTING_NAMES } from '@homeyield/api/config/read-settings'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'
import { CLOUDNATIVE_PG_FIELDS, findFaults } from './deploy/cloudnative-pg-fields.ts'
import { readAssignments } from './deploy/read-unit.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'deploy/kubernetes')

const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
})
type Manifest = z.infer<typeof manifestSchema>

const { resources } = z
  .looseObject({ resources: z.array(z.string()) })
  .parse(parse(readFileSync(join(FOLDER, 'kustomization.yaml'), 'utf8')))
const read = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'), { strict: true }).map((document) => {
    expect(document.errors).toEqual([])
    return manifestSchema.parse(document.toJS())
  })
const manifests = resources.flatMap(read)
const secrets = read('secret.example.yaml')
const isOfOperator = ({ apiVersion }: Manifest) => apiVersion.includes('cnpg.io/')
const find = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)

const settingSchema = z.array(z.looseObject({ name: z.string(), value: z.optional(z.string()) }))
const podSchema = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.optional(z.number()),
        automountServiceAccountToken: z.boolean(),
        securityContext: z.unknown(),
        containers: z.array(
          z.looseObject({
            image: z.string(),
            env: settingSchema,
            securityContext: z.unknown(),
            resources: z.unknown(),
          }),
        ),
      }),
    }),
  }),
})
const WITH_PODS = ['Deployment', 'Job'] as const
const pods = manifests.filter(({ kind }) => WITH_PODS.some((name) => name === kind))

/** The module of `kubernetes-types` of a manifest, such as networking/v1 for networking.k8s.io/v1. */
function moduleOf({ apiVersion }: Manifest): string {
  const [group = '', version] = apiVersion.split('/')
  return version === undefined ? `core/${group}` : `${group.replace(/\..*$/u, '')}/${version}`
}

/** The errors of the compiler in manifests, written as literals of the types of Kubernetes: it refuses unknown fields. */
function compile(given: readonly Manifest[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'homeyield-kubernetes-'))
  try {
    const statements = given.map(
      (manifest) =>
        `{ const manifest: import('kubernetes-types/${moduleOf(manifest)}').${manifest.kind} = ${JSON.stringify(manifest)}; void manifest }`,
    )
    writeFileSync(join(folder, 'manifests.ts'), `${statements.join('\n')}\nexport {}\n`)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const options = [
      '--strict',
      '--noEmit',
      '--types',
      '',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      'manifests.ts',
    ]
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every manifest has the fields of Kubernetes, and the compiler would refuse others', () => {
  const own = [...manifests, ...secrets].filter((manifest) => !isOfOperator(manifest))
  expect(own.length).toBeGreaterThan(12)
  const misspelt = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'no' }, spec: { min: 1 } }
  const [error, ...others] = compile([...own, misspelt])
    .trim()
    .split('\n')
  expect(error).toMatch(/'"min"' does not exist/u)
  expect(others).toEqual([])
})

test('every manifest of the database has the fields of CloudNativePG', () => {
  const own = manifests.filter(isOfOperator)
  const faults = own.map(({ kind, spec }) => [kind, findFaults(spec, CLOUDNATIVE_PG_FIELDS[kind] ?? {})])
  expect(faults).toEqual(
    Object.keys(CLOUDNATIVE_PG_FIELDS)
      .map((kind) => [kind, []])
      .toSorted(byOrderIn(own)),
  )
  expect(findFaults({ instances: '3', synchronus: 1 }, CLOUDNATIVE_PG_FIELDS['Cluster'] ?? {})).toEqual([
    'spec.instances is no number',
    'spec.synchronus is unknown',
  ])
})

const byOrderIn = (own: readonly Manifest[]) => (one: unknown[], other: unknown[]) => {
  const kinds = own.map(({ kind }) => kind)
  return kinds.indexOf(String(one[0])) - kinds.indexOf(String(other[0]))
}

test('a confirmed save is on two machines', () => {
  expect(find('Cluster', 'database')).toMatchObject({
    spec: {
      instances: 3,
      postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
      affinity: { podAntiAffinityType: 'required' },
    },
  })
})

test('requests go through a pooler by transaction, the queue and migrations around it', () => {
  expect(find('Pooler', 'pooler')).toMatchObject({ spec: { pgbouncer: { poolMode: 'transaction' } } })
  for (const name of ['web', 'worker']) {
    const [container] = podSchema.parse(find('Deployment', name)).spec.template.spec.containers
    const valueOf = (setting: string) => container?.env.find((given) => given.name === setting)
    expect(valueOf('DATABASE_URL')?.value).toContain('@pooler:5432/')
    expect(valueOf('DATABASE_DIRECT_URL')).toMatchObject({ valueFrom: { secretKeyRef: { name: 'database-app' } } })
  }
})

test('every process is restricted, limited and reads only settings that exist', () => {
  const known = new Set<string>([...SETTING_NAMES, 'DATABASE_PASSWORD'])
  expect(pods.map(({ metadata }) => metadata.name).toSorted()).toEqual(['migrate', 'web', 'worker'])
  for (const pod of pods) {
    const { spec } = podSchema.parse(pod).spec.template
    expect(spec.automountServiceAccountToken).toBe(false)
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const { env, securityContext, resources: limits } of spec.containers) {
      expect(env.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(limits).toMatchObject({ requests: { memory: expect.any(String) }, limits: { memory: expect.any(String) } })
    }
  }
})

test('processes have the time that they need to stop', () => {
  const seconds = (name: string) =>
    podSchema.parse(find('Deployment', name)).spec.template.spec.terminationGracePeriodSeconds
  expect([seconds('web'), seconds('worker')]).toEqual([35, 35])
})

test('of two web processes one always serves', () => {
  expect(find('Deployment', 'web')).toMatchObject({
    spec: { replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0 } } },
  })
  expect(find('PodDisruptionBudget', 'web')).toMatchObject({
    spec: { minAvailable: 1, selector: { matchLabels: { app: 'web' } } },
  })
})

test('whatever selects pods selects some', () => {
  const labels = new Set(pods.map((pod) => podSchema.parse(pod).spec.template.metadata.labels['app']))
  const selected = [...JSON.stringify(manifests).matchAll(/"app":"([a-z]+)"/gu)].map(([, name]) => name)
  expect(selected.filter((name) => !labels.has(name))).toEqual([])
  expect(selected.length).toBeGreaterThan(8)
})

test('configuration and secrets have what is required, and nothing that does not exist', () => {
  const dataSchema = z.looseObject({ data: z.record(z.string(), z.string()) })
  const secretSchema = z.looseObject({ stringData: z.record(z.string(), z.string()) })
  const [secret] = secrets
  const given = [
    ...Object.keys(dataSchema.parse(find('ConfigMap', 'homeyield')).data),
    ...Object.keys(secretSchema.parse(secret).stringData),
  ]
  const known = new Set<string>(SETTING_NAMES)
  expect(given.filter((name) => !known.has(name))).toEqual([])
  // The same as elsewhere, but for what the image and the manifests of the processes set, and a bucket for images.
  const elsewhere = readAssignments(readFileSync(join(ROOT, 'deploy/systemd/homeyield.env.example'), 'utf8'))
  expect(Object.keys(elsewhere).filter((name) => !given.includes(name))).toEqual([
    'NODE_ENV',
    'DATABASE_URL',
    'UPLOADS_DIR',
  ])
})
