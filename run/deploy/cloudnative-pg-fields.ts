/** What a field may be: a text, a number, a truth value, one of some texts, a map of texts, or fields of its own. */
export type Field =
  | 'text'
  | 'number'
  | 'boolean'
  | 'map'
  | readonly string[]
  | { readonly [name: string]: Field }
  | List
interface List {
  readonly listOf: Readonly<Record<string, Field>>
}

const NAMED = { name: 'text' } as const
const KEY = { name: 'text', key: 'text' } as const
const RESOURCES = { requests: 'map', limits: 'map' } as const
const STORAGE = { size: 'text', storageClass: 'text' } as const

/**
 * The fields of `spec` that our manifests use, of API v1 in CloudNativePG 1.27 and its Barman Cloud plugin 0.6. No package has
 * their schemas.
 */
export const CLOUDNATIVE_PG_FIELDS: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Cluster: {
    instances: 'number',
    imageName: 'text',
    primaryUpdateStrategy: ['unsupervised', 'supervised'],
    storage: STORAGE,
    walStorage: STORAGE,
    bootstrap: {
      initdb: {
        database: 'text',
        owner: 'text',
        encoding: 'text',
        localeProvider: ['builtin', 'icu', 'libc'],
        builtinLocale: 'text',
      },
    },
    postgresql: {
      parameters: 'map',
      synchronous: { method: ['any', 'first'], number: 'number', dataDurability: ['required', 'preferred'] },
    },
    affinity: {
      enablePodAntiAffinity: 'boolean',
      topologyKey: 'text',
      podAntiAffinityType: ['preferred', 'required'],
    },
    resources: RESOURCES,
    plugins: { listOf: { name: 'text', isWALArchiver: 'boolean', parameters: 'map' } },
  },
  Pooler: {
    cluster: NAMED,
    instances: 'number',
    type: ['rw', 'ro', 'r'],
    pgbouncer: { poolMode: ['session', 'transaction'], parameters: 'map' },
  },
  ScheduledBackup: {
    schedule: 'text',
    backupOwnerReference: ['none', 'self', 'cluster'],
    cluster: NAMED,
    method: ['barmanObjectStore', 'volumeSnapshot', 'plugin'],
    pluginConfiguration: { name: 'text', parameters: 'map' },
  },
  ObjectStore: {
    retentionPolicy: 'text',
    configuration: {
      destinationPath: 'text',
      endpointURL: 'text',
      s3Credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      wal: { compression: ['bzip2', 'gzip', 'lz4', 'snappy', 'xz', 'zstd'] },
    },
  },
}

/** The paths of a value whose field is unknown or has another kind. */
export function findFaults(value: unknown, field: Field, path = 'spec'): readonly string[] {
  if (typeof field === 'string') return isOfKind(value, field) ? [] : [`${path} is no ${field}`]
  if (isChoice(field)) return field.some((text) => text === value) ? [] : [`${path} is none of ${field.join(', ')}`]
  if (isList(field)) {
    if (!Array.isArray(value)) return [`${path} is no list`]
    return value.flatMap((item, index) => findFaults(item, field.listOf, `${path}[${index}]`))
  }
  if (!isObject(value)) return [`${path} has no fields`]
  return Object.entries(value).flatMap(([name, content]) => {
    const known = field[name]
    return known === undefined ? [`${path}.${name} is unknown`] : findFaults(content, known, `${path}.${name}`)
  })
}

function isOfKind(value: unknown, kind: string): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string'
    case 'map':
      return isObject(value) && Object.values(value).every((text) => typeof text === 'string')
    default:
      return typeof value === kind
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isChoice(field: Field): field is readonly string[] {
  return Array.isArray(field)
}

function isList(field: Exclude<Field, string>): field is List {
  return 'listOf' in field
}
