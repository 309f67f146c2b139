import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const SITE = join(import.meta.dirname, '../../deploy/nginx/homeyield.conf')
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin`

export interface NginxPorts {
  readonly http: number
  readonly https: number
  /** In place of 3001 and 3002. */
  readonly upstreams: readonly [number, number]
}

/** Writes `deploy/nginx/homeyield.conf` with other ports and a self-made certificate, and what is around it; returns its path. */
export function writeNginxConfiguration(folder: string, { http, https, upstreams }: NginxPorts): string {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const subject = ['-subj', '/CN=homeyield.example', '-addext', 'subjectAltName=DNS:homeyield.example']
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const site = readFileSync(SITE, 'utf8')
    .replaceAll('/etc/letsencrypt/live/homeyield.example', folder)
    .replaceAll('/var/log/nginx/error.log', join(folder, 'error.log'))
    .replaceAll(/listen \[::\].*\n/gu, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  const main = `${user}daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log ${join(folder, 'access.log')};\n${paths.join('\n')}\n${site}}\n`
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, main)
  return path
}

/** The output of `nginx -t`; throws when it refuses the configuration. */
export function checkNginx(configuration: string): string {
  return execFileSync('nginx', ['-t', '-q', '-c', configuration], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH },
  })
}

/** Starts nginx, and waits until it listens. */
export async function startNginx(configuration: string, { https }: NginxPorts): Promise<() => Promise<void>> {
  const nginx = spawn('nginx', ['-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH },
  })
  let said = ''
  nginx.stderr.on('data', (data: Buffer) => (said += data.toString()))
  while (!(await isListening(https))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${said}`)
    await wait(20)
  }
  return () => end(nginx)
}

async function end(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null) return
  const ended = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await ended
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
