import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router'

/** What a gate knows of where somebody wants to go. */
export interface Approach {
  readonly url: URL
  readonly params: Params
  /** What the link or the code that leads there gave along. */
  readonly state: unknown
}

/** Where a gate leads instead; `document` where the browser has to load that anew, because it is no screen of the app. */
export interface Detour {
  readonly to: string
  readonly document?: true
}

/** Asked before a route is shown, so that nothing of it is seen by who may not: null lets pass. What it throws is shown. */
export type Gate = (approach: Approach) => Detour | null | Promise<Detour | null>

/** An address of the web app, or what stands around several. Nested as react-router nests them: it does the matching. */
export interface AppRoute {
  readonly path?: string
  readonly index?: true
  /** Shown in the browser's tab before the product's name; the innermost counts. */
  readonly title?: string
  readonly gate?: Gate
  /** A gate is asked again when the address's search changes, unless this says that it is about the path alone. */
  readonly gateForPathOnly?: true
  /** Fetches what the route shows when it is first wanted; where this is missing, `Component` or its children are. */
  readonly load?: () => Promise<ComponentType>
  Component?: ComponentType
  readonly children?: readonly AppRoute[]
}

/** The same routes as react-router takes them: it reads their path, index, Component and children, and leaves the rest alone. */
export function asRouteObjects(routes: readonly AppRoute[]): (RouteObject & AppRoute)[] {
  return routes as unknown as (RouteObject & AppRoute)[]
}
