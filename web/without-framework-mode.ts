import type { Plugin } from 'vite'

const IMPORTERS = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:dom[\\/]lib|components|router[\\/]router)\.js$/u
const LEFT_OUT = /(?:\/|^\.\/)(?:ssr\/components|dom\/ssr\/components|instrumentation)\.js$/u
const NAME = '\0homeyield-without-framework-mode'

/**
 * Leaves out of react-router what only its framework mode and its tracing use: we route in data mode, prefetch nothing by link and
 * trace nothing. The router itself cannot be parted from them by a bundler: a link names the one, the router the other. What
 * stands in says the same as theirs says without a framework around: no context, nothing to prefetch, nothing to trace.
 */
export function withoutFrameworkMode(): Plugin {
  return {
    name: 'homeyield-without-framework-mode',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer !== undefined && LEFT_OUT.test(source) && IMPORTERS.test(importer) ? NAME : null,
    load: (id) => (id === NAME ? STAND_IN : null),
  }
}

const STAND_IN = `
import { createContext, useRef } from 'react'
export const FrameworkContext = /* @__PURE__ */ createContext(undefined)
export const PrefetchPageLinks = () => null
export const usePrefetchBehavior = () => [false, useRef(null), {}]
export const mergeRefs = (...refs) => (value) => {
  for (const ref of refs) {
    if (typeof ref === 'function') ref(value)
    else if (ref != null) ref.current = value
  }
}
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
`
